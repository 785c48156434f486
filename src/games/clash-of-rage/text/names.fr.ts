/** Names and explanations in French. */
import type { Names } from './names.ts';

export const names: Names = {
  title: 'Clash of Rage',
  clans: {
    bohorg: {
      name: 'Bohorg',
      long: 'Tribu Bohorg',
      text: 'Des pillards hommes-loups : coups imparables, montures rapides et un bourreau pesant.',
    },
    godleif: { name: 'Godleif', long: 'Clan Godleif', text: 'Des berserkers du Nord : force brute et rage qui monte.' },
    steamfield: {
      name: 'Steamfield',
      long: 'Baronnie Steamfield',
      text: 'Des chevaliers et des machines : boucliers, patience et or.',
    },
    tomb: {
      name: 'Tombeau',
      long: 'Armée du Tombeau',
      text: 'Des morts-vivants : le nombre et le vol, mais lents à frapper.',
    },
  },
  elves: {
    name: 'Elfes du Temple d’Esméril',
    text: 'Ils tiennent les Cités et les Forges, ne se déplacent pas, ne fuient jamais et relancent toujours leurs faces vierges.',
  },
  levels: ['Niveau I', 'Niveau II', 'Niveau III'],
  icons: {
    power: { name: 'Puissance', text: 'Dés lancés lors d’un Assaut : ceux du type d’Unité le plus puissant présent.' },
    reroll: { name: 'Relance', text: 'Relancez tout ou partie de vos dés, une fois par symbole.' },
    wound: { name: 'Blessure', text: 'Une Blessure d’office à chacun de vos Assauts.' },
    shield: { name: 'Bouclier', text: 'Annule une Blessure à chaque Assaut adverse.' },
    rage: {
      name: 'Rage',
      text: 'Un jeton Rage au début de chacun de vos Assauts ; chaque jeton vaut une Blessure jusqu’à la fin du Combat.',
    },
    life: { name: 'Points de Vie', text: 'Blessures à infliger en un seul Assaut pour éliminer l’Unité.' },
    move: { name: 'Déplacement', text: 'Nombre de Territoires que l’Unité peut parcourir en une Action.' },
    speed: { name: 'Vitesse', text: 'Des points de déplacement en plus, pour ce type d’Unité seulement.' },
    flight: {
      name: 'Vol',
      text: 'Franchit les Blocs rocheux et ignore les ennemis en se déplaçant ; pour ce type d’Unité seulement.',
    },
    slow: {
      name: 'Lenteur',
      text: 'Le camp dont le total est le plus faible frappe en premier ; chaque type d’Unité compte une fois.',
    },
  },
  slots: { weapon: 'Arme', armour: 'Armure', aside: 'Écarté' },
  terrain: {
    territory: { name: 'Territoire', text: 'L’une des sept zones d’une tuile Région.' },
    region: { name: 'Tuile Région', text: 'Sept Territoires ; les tuiles forment le plateau.' },
    city: { name: 'Cité Elfe', text: 'Rapporte 1 Point de Victoire à qui la contrôle, et 3 Cristaux de revenus.' },
    forge: {
      name: 'Forge',
      text: 'Il en faut une pour forger un Équipement Légendaire ; avec deux ou plus, le coût est réduit de moitié.',
    },
    stone: { name: 'Pierre de renfort', text: 'Donne une Unité de son niveau au clan qui la contrôle.' },
    rock: { name: 'Bloc rocheux', text: 'Barre le passage entre deux Territoires, sauf avec le Vol.' },
    bastion: { name: 'Bastion', text: 'Le foyer d’un clan ; aucun autre n’y entre.' },
    market: { name: 'Marché noir', text: 'Six Équipements différents à vendre.' },
    reserve: { name: 'Réserve', text: 'Les Unités d’un clan qui ne sont pas sur le plateau.' },
    bag: { name: 'Sac Elfe' },
  },
  resources: {
    gold: 'Pièces d’or',
    crystal: 'Cristaux',
    rageToken: 'Jeton Rage',
    victoryPoint: 'Point de Victoire',
    domination: 'Point de Domination',
    die: 'Dé',
    woundFace: 'Face Blessure',
    blankFace: 'Face vierge',
    campaignPoint: 'Point de campagne',
  },
  phases: {
    tactic: {
      name: 'Carte Tactique',
      text: 'Chaque clan choisit une carte Tactique ; on les révèle ensemble, puis viennent revenus et renforts.',
    },
    order: { name: 'Ordre de jeu' },
    bastions: { name: 'Placement des Bastions' },
    income: { name: 'Revenus' },
    reinforcements: { name: 'Renforts' },
    firstAction: { name: 'Première Action', text: 'Dans l’ordre de jeu, chaque clan réalise une Action.' },
    stones: { name: 'Pierres de renfort', text: 'Les Pierres contrôlées donnent leurs Unités.' },
    secondAction: { name: 'Seconde Action', text: 'Comme la première ; c’est là que se gagne la partie.' },
    end: { name: 'Fin de tour', text: 'Les Elfes s’améliorent et chaque clan pioche une carte Tactique.' },
  },
  actions: {
    equip: {
      name: 'Équiper ses armées',
      text: 'Achetez, forgez un Équipement Légendaire et réorganisez, dans l’ordre voulu.',
    },
    buy: { name: 'Acheter au Marché noir', text: 'Payez le prix en or. Le Marché noir est aussitôt complété.' },
    forge: {
      name: 'Forger un Équipement Légendaire',
      text: 'Il faut une Forge et des Cristaux : piochez des Équipements Légendaires et gardez-en un.',
    },
    reorganise: {
      name: 'Réorganiser les Équipements',
      text: 'Une Arme et une Armure par type d’Unité, pour toutes ses Unités.',
    },
    move: {
      name: 'Se déplacer et combattre',
      text: 'Déplacez vos Unités, puis combattez partout où vous croisez l’ennemi.',
    },
    pass: { name: 'Ne rien faire', text: 'Renoncez à cette Action.' },
    assault: {
      name: 'Lancer un Assaut',
      text: 'Lancez autant de dés que la Puissance de votre type d’Unité le plus puissant.',
    },
    reroll: { name: 'Relancer', text: 'Relancez les dés de votre choix, une fois par Relance.' },
    allocate: {
      name: 'Répartir les Blessures',
      text: 'Choisissez les Unités qui tombent. Les Blessures qui peuvent encore en éliminer une doivent servir.',
    },
    flee: { name: 'Fuir', text: 'Toutes vos Unités survivantes de ce Combat regagnent votre Bastion.' },
    placeBastion: {
      name: 'Placer votre Bastion',
      text: 'À côté d’au moins deux Territoires, et d’aucun autre Bastion.',
    },
    placeReinforcements: {
      name: 'Placer vos renforts',
      text: 'Dans votre Bastion, ou là où vous avez déjà une Unité.',
    },
    keepLegendary: {
      name: 'Garder un Équipement Légendaire',
      text: 'Il est à vous pour de bon, avec son Point de Victoire. Les autres retournent dans la pioche.',
    },
  },
  combat: {
    fight: 'Combat',
    assault: 'Assaut',
    attacker: 'Attaquant',
    defender: 'Défenseur',
    initiative: 'Initiative',
    overrun: 'Débordement',
    flight: 'Fuite',
    control: 'Contrôle',
  },
  difficulties: {
    easy: { name: 'Facile', text: 'Les Elfes gagnent à 17 points de Domination.' },
    medium: { name: 'Moyen', text: 'Les Elfes gagnent à 14 points de Domination.' },
    hard: { name: 'Difficile', text: 'Les Elfes gagnent à 11 points de Domination.' },
    impossible: { name: 'Impossible', text: 'Les Elfes gagnent à 8 points de Domination.' },
  },
  modes: {
    standard: { name: 'Partie normale', text: 'La victoire à 4 Points de Victoire.' },
    long: { name: 'Partie longue', text: 'La victoire à 5 Points de Victoire.' },
    solo: { name: 'Mode solo', text: 'Un clan seul face aux Elfes.' },
    campaign: {
      name: 'Campagne',
      text: 'Cinq scénarios à la suite : 3 points de campagne pour une victoire, 1 pour la deuxième place.',
    },
  },
  options: {
    length: { name: 'Durée', text: 'Courte : la victoire à 4 Points de Victoire. Longue : à 5.' },
    layout: {
      name: 'Disposition du plateau',
      text: 'Toute prête selon le nombre de clans, ou au hasard ; toujours d’un seul tenant.',
    },
    scenario: {
      name: 'Scénario',
      text: 'Joue l’un des scénarios, avec ses changements de mise en place et sa condition de victoire. Sans effet en mode solo.',
    },
    campaign: {
      name: 'Campagne',
      text: 'Cinq scénarios différents à la suite avec les mêmes clans ; le plus de points de campagne l’emporte. Sans effet en mode solo.',
    },
    level: {
      name: 'Difficulté',
      text: 'Le nombre de points de Domination auquel les Elfes gagnent. Ne compte qu’en mode solo.',
    },
    pack: {
      name: 'Lot de contenu',
      text: 'L’ensemble des Unités, cartes Tactique, Équipements, tuiles et scénarios en jeu.',
    },
    clans: { name: 'Clans', text: 'Le clan de chaque place, quand les clans se choisissent.' },
    clanChoice: {
      name: 'Choix du clan',
      text: 'Chaque place choisit son clan, ou les clans sont distribués au hasard.',
    },
    odds: { name: 'Chances affichées', text: 'La page affiche les chances d’un Combat.' },
    roundLimit: {
      name: 'Limite de tours',
      text: 'À la fin de ce tour, la partie s’achève : le plus de points, puis de Cristaux, puis d’or, puis victoire partagée. Sans effet en mode solo.',
    },
  },
  optionValues: {
    length: { short: 'Courte', long: 'Longue' },
    layout: { ready: 'Toute prête', random: 'Au hasard' },
    scenario: { none: 'Aucun' },
    clanChoice: { pick: 'Au choix', random: 'Au hasard' },
    roundLimit: { 10: '10 tours', 15: '15 tours', 20: '20 tours', 30: '30 tours' },
  },
};
