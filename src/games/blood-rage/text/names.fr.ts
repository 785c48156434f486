import { cardWords } from './cards.ts';
import type { Names } from './names.ts';

export const names: Names = {
  title: 'Blood Rage',
  cards: cardWords('fr'),
  cardTypes: {
    warrior: 'Amélioration de Guerriers',
    leader: 'Amélioration de Chef',
    ship: 'Amélioration de Navire',
    monster: 'Monstre',
    clan: 'Amélioration de Clan',
    quest: 'Quête',
    battle: 'Bataille',
  },
  gods: {
    odin: { name: 'Odin', text: 'Jugements et châtiments, pendant les batailles et après.' },
    thor: { name: 'Thor', text: 'Gloire et butin pour qui l’emporte.' },
    loki: { name: 'Loki', text: 'Profit et vengeance pour qui perd.' },
    frigga: { name: 'Frigga', text: 'Ressources et soutien.' },
    heimdall: { name: 'Heimdall', text: 'Prescience et surprise.' },
    tyr: { name: 'Tyr', text: 'Des troupes plus fortes pour gagner les batailles.' },
  },
  clans: {
    wolf: { name: 'Loup', long: 'Clan du Loup' },
    raven: { name: 'Corbeau', long: 'Clan du Corbeau' },
    serpent: { name: 'Serpent', long: 'Clan du Serpent' },
    bear: { name: 'Ours', long: 'Clan de l’Ours' },
    ram: { name: 'Bélier', long: 'Clan du Bélier' },
  },
  provinces: {
    yggdrasil: {
      name: 'Yggdrasil',
      text: 'Le centre : adjacente à toutes les provinces, sans village ni limite de figurines ; on ne peut pas l’envahir et elle n’est jamais détruite.',
    },
    elvagar: { name: 'Elvagar' },
    angerboda: { name: 'Angerboda' },
    muspelheim: { name: 'Muspelheim' },
    horgr: { name: 'Horgr' },
    utgard: { name: 'Utgard' },
    andlang: { name: 'Andlang' },
    gimle: { name: 'Gimle' },
    myrkvlor: { name: 'Myrkvlor' },
  },
  regions: {
    manheim: 'Manheim',
    jotunheim: 'Jotunheim',
    alfheim: 'Alfheim',
  },
  fjords: {
    'fjord-ne': { name: 'Fjord du nord-est', text: 'Soutient Elvagar et Angerboda.' },
    'fjord-se': { name: 'Fjord du sud-est', text: 'Soutient Muspelheim et Horgr.' },
    'fjord-sw': { name: 'Fjord du sud-ouest', text: 'Soutient Utgard et Andlang.' },
    'fjord-nw': { name: 'Fjord du nord-ouest', text: 'Soutient Gimle et Myrkvlor.' },
  },
  ages: {
    '1': 'Premier Âge',
    '2': 'Deuxième Âge',
    '3': 'Troisième Âge',
  },
  phases: {
    'gods-gifts': {
      name: 'Cadeaux des Dieux',
      text: 'Choisissez six cartes parmi les mains qui circulent.',
      textWith: {
        beginnersDeal:
          'Choisissez six cartes parmi les mains qui circulent ; au Premier Âge, gardez les huit cartes reçues.',
      },
    },
    action: { name: 'Action', text: 'Une action par tour, tant qu’il vous reste de la Rage.' },
    discard: { name: 'Défausse', text: 'Gardez une carte au plus ; aucune au Troisième Âge.' },
    quest: { name: 'Quête', text: 'Les Quêtes sont révélées et celles qui sont accomplies rapportent.' },
    ragnarok: { name: 'Ragnarök', text: 'La province condamnée est détruite ; y périr rapporte de la Gloire.' },
    'release-valhalla': { name: 'Libération du Valhalla', text: 'Les morts regagnent la réserve de leur clan.' },
  },
  actions: {
    invade: {
      name: 'Invasion',
      text: 'Placez une figurine de votre réserve sur un village vide (un Navire : dans un fjord) contre sa Force en Rage ; c’est gratuit pour le Chef.',
    },
    march: {
      name: 'Marche',
      text: 'Pour 1 point de Rage, déplacez autant de vos figurines que voulu d’une province vers une seule autre.',
    },
    upgrade: {
      name: 'Amélioration',
      text: 'Placez une carte Amélioration sur votre fiche de clan contre sa Force en Rage.',
    },
    quest: { name: 'Quête', text: 'Engagez-vous dans une Quête, face cachée et sans dépenser de Rage.' },
    pillage: {
      name: 'Pillage',
      text: 'Attaquez une province qui n’a pas été pillée, sans dépenser de Rage ; les autres peuvent venir se battre.',
    },
    sacrifice: { name: 'Sacrifice', text: 'Détruisez deux de vos figurines pour augmenter une caractéristique.' },
    challenge: { name: 'Défi', text: 'Pour 2 points de Rage, pillez une province déjà pillée.' },
    pass: {
      name: 'Passer',
      text: 'Perdez toute votre Rage restante et n’agissez plus pendant cette phase.',
      textWith: {
        passedMayResume:
          'Perdez toute votre Rage restante et n’agissez plus pendant cette phase, sauf si vous en regagnez.',
      },
    },
    fromValhalla: {
      name: 'Invasion depuis le Valhalla',
      text: 'Pour 1 point de Rage, envahissez avec une de vos figurines du Valhalla.',
    },
    pillageAtOnce: {
      name: 'Pillage immédiat',
      text: 'Pour 2 points de Rage, pillez la province que vous venez d’envahir.',
      textWith: {
        thorsDomainAnyInvasion:
          'Pour 2 points de Rage, pillez la province que vous venez d’envahir, ou l’une de celles que soutient le fjord que vous venez d’envahir.',
      },
    },
  },
  battleSteps: {
    call: 'Appel au combat',
    cards: 'Jouer des cartes',
    reveal: 'Révélation',
    late: 'Cartes tardives',
    resolution: 'Résolution',
  },
  rewards: {
    rage: {
      name: 'Rage +1',
      text: 'Votre caractéristique Rage augmente d’un rang ; elle ne donne de la Rage qu’à l’Âge suivant.',
    },
    axes: {
      name: 'Haches +1',
      text: 'Votre caractéristique Haches augmente d’un rang et compte déjà pour la bataille remportée.',
    },
    horns: { name: 'Cornes +1', text: 'Votre caractéristique Cornes augmente d’un rang.' },
    glory5: { name: '5 points de Gloire', text: 'Gagnez 5 points de Gloire.' },
    all: { name: 'Toutes les caractéristiques +1', text: 'Rage, Haches et Cornes augmentent chacune d’un rang.' },
  },
  stats: {
    rage: { name: 'Rage', text: 'Rage au début de chaque Âge.' },
    axes: { name: 'Haches', text: 'Gloire pour une bataille remportée.' },
    horns: { name: 'Cornes', text: 'Nombre maximal de vos figurines sur le plateau.' },
    glory: { name: 'Gloire', text: 'Les points : qui en a le plus l’emporte.' },
    strength: { name: 'Force', text: 'La puissance d’une figurine ou d’une carte.' },
  },
  sources: {
    pillage: 'Pillages',
    battle: 'Batailles remportées',
    quest: 'Quêtes',
    ragnarok: 'Ragnarök',
    card: 'Cartes',
    track: 'Niveaux légendaires',
  },
  troops: {
    leader: { name: 'Chef', text: 'Force 3. Envahit sans dépenser de Rage.' },
    ship: { name: 'Navire', text: 'Force 2. Dans les fjords seulement ; ne se déplace jamais.' },
    warrior: { name: 'Guerrier', text: 'Force 1. Huit par clan.' },
    mystic: { name: 'Mystique', text: 'Force 2. Envahit sans dépenser de Rage ; deux par clan au plus.' },
    monster: { name: 'Monstre', text: 'Arrive avec sa carte ; deux par clan au plus.' },
  },
  slots: {
    warrior: 'Guerriers',
    leader: 'Chef',
    ship: 'Navire',
    monster: 'Monstres',
    clan: 'Clan',
  },
  things: {
    reserve: 'Réserve',
    valhalla: 'Valhalla',
    clanSheet: 'Fiche de clan',
    hand: 'Main',
    village: 'Village',
    gloryTrack: 'Piste de Gloire',
    ageTrack: 'Piste des Âges',
    box: 'Boîte',
    pillageToken: 'Jeton Pillage',
    rewardSide: 'Face récompense',
    pillagedSide: 'Face pillée',
    ragnarokToken: 'Jeton Ragnarök',
    doomMarker: 'Marqueur de Destruction',
    firstPlayerToken: 'Jeton Premier Joueur',
    sagaToken: 'Jeton Saga',
    destroyed: 'Détruite',
    doomed: 'Condamnée',
    legendary: 'Niveau légendaire',
  },
  options: {
    clans: { name: 'Clans', text: 'Le clan de chaque place.' },
    beginnersDeal: {
      name: 'Première partie',
      text: 'Pas de choix de cartes au Premier Âge : chaque clan garde les huit cartes distribuées.',
    },
    ageTwoPassRight: { name: 'Sens alterné', text: 'Au Deuxième Âge, les mains passent à droite.' },
    mystics: { name: 'Mystiques', text: 'Mêle les cartes des Mystiques à celles de chaque Âge.' },
    kickstarterMonsters: {
      name: 'Monstres supplémentaires',
      text: 'Ajoute le Géant des montagnes, Fenrir, l’Homme-loup et le Troll mystique ; à cinq joueurs, aussi un second Thane nain, un second Elfe noir et un second Soldat de Hel.',
    },
    passedMayResume: {
      name: 'Reprise après avoir passé',
      text: 'Un clan qui a passé peut agir de nouveau s’il gagne de la Rage.',
    },
    witchEscapesSacrifice: {
      name: 'La Sorcière échappe au sacrifice',
      text: 'Si le Sacrifice de Frigga doit détruire la Sorcière völva dans une province extérieure, vous pouvez la déplacer à Yggdrasil à la place.',
    },
    succorFollowsShips: {
      name: 'Secours derrière les Navires',
      text: 'Le Secours de Frigga agit aussi quand un de vos Navires entre dans un fjord.',
    },
    thorsDomainAnyInvasion: {
      name: 'Domaine de Thor après toute invasion',
      text: 'Le Domaine de Thor agit après toute invasion de votre part, celle d’un fjord et celle de la Bénédiction de Loki comprises.',
    },
    blessingInYggdrasil: {
      name: 'Bénédiction à Yggdrasil',
      text: 'La Bénédiction de Loki agit aussi après une bataille que vous perdez à Yggdrasil.',
    },
    draftMemory: {
      name: 'Mémoire du choix des cartes',
      text: 'Une place peut revoir les cartes qu’elle a vues lors du choix des cartes.',
    },
  },
  fifthClan: {
    name: 'Cinquième clan',
    text: 'Vient avec la cinquième place : ajoute le Clan du Bélier et les cartes pour une partie à cinq.',
  },
};
