/** The cards in French. A Quest's {glory} is what the card pays in its Age; STR, cost and bonus stand on the card by themselves. */
import type { CardId } from '../facts/index.ts';
import type { Named } from './names.ts';

export const cards: Readonly<Record<CardId, Named>> = {
  troll: {
    name: 'Troll',
    text: 'Quand le Troll envahit une province, tous les Guerriers adverses qui s’y trouvent sont détruits.',
  },
  'dwarf-chieftain': {
    name: 'Thane nain',
    text: 'Ni cette carte ni les invasions de cette figurine ne coûtent de Rage. À 0 point de Rage, un clan ne peut toujours pas agir.',
  },
  'sea-serpent': {
    name: 'Serpent de mer',
    text: 'Compte à la fois comme Monstre et comme Navire : il n’envahit que les fjords, ne se déplace jamais et profite de votre amélioration de Navire. Sa Force reste de 3.',
  },
  'mountain-giant': {
    name: 'Géant des montagnes',
    text: 'Compte à la fois comme Monstre et comme Chef : il envahit sans dépenser de Rage et déclenche votre amélioration de Chef. Sa Force reste de 3.',
  },
  fenrir: {
    name: 'Fenrir',
    text: 'Lors du Ragnarök, la province où se tient Fenrir est détruite à la place de la province condamnée. Sans effet s’il est à Yggdrasil ou hors du plateau.',
  },
  valkyrie: {
    name: 'Valkyrie',
    text: 'Après une bataille à laquelle elle a pris part, gagnez 2 points de Gloire par figurine adverse détruite, que vous ayez gagné ou perdu et même si elle a péri.',
  },
  'dark-elf': {
    name: 'Elfe noir',
    text: 'Peut envahir Yggdrasil, pour 1 point de Rage comme ailleurs. Tant qu’il s’y trouve, sa Force est de 3.',
  },
  'fire-giant': {
    name: 'Géant de feu',
    text: 'Quand il envahit une province, toutes les figurines adverses qui s’y trouvent sont détruites, Navires du fjord de soutien compris. Les Monstres sont épargnés.',
  },
  wolfman: {
    name: 'Homme-loup',
    text: 'S’il participe à la bataille au moment de comparer les Forces, seuls les Monstres apportent la leur, dans tous les clans. Les cartes comptent normalement.',
  },
  'frost-giant': {
    name: 'Géant de givre',
    text: 'Quand vous réussissez à piller la province où il se trouve, vous recevez deux fois la récompense entière.',
  },
  'soldier-of-hel': {
    name: 'Soldat de Hel',
    text: 'Ni cette carte ni les invasions de cette figurine ne coûtent de Rage. À 0 point de Rage, un clan ne peut toujours pas agir.',
  },
  'volur-witch': {
    name: 'Sorcière völva',
    text: 'Si elle doit être détruite dans une province extérieure, vous pouvez la déplacer à Yggdrasil à la place. Sa Force quitte alors la bataille.',
  },
  'mystic-troll': {
    name: 'Troll mystique',
    text: 'Vous envahissez sans dépenser de Rage la province où il se trouve et son fjord de soutien. Yggdrasil reste impossible à envahir.',
  },
  'lord-of-hammers': {
    name: 'Seigneur des marteaux',
    text: 'Après un pillage réussi avec votre Chef dans la province, vous pouvez aussitôt déplacer celui-ci dans une province adjacente (sur un village vide ou à Yggdrasil).',
  },
  'lord-of-axes': {
    name: 'Seigneur des haches',
    text: 'Après un pillage réussi avec votre Chef dans la province, augmentez d’un rang la caractéristique de votre choix.',
  },
  'lord-of-spears': {
    name: 'Seigneur des lances',
    text: 'Après un pillage réussi avec votre Chef dans la province, augmentez d’un rang chacune de vos caractéristiques : Rage, Haches et Cornes.',
  },
  'brothers-in-arms': {
    name: 'Frères d’armes',
    text: 'Chaque paire de vos Guerriers dans une même province a une Force totale de 3 ; un Guerrier sans binôme garde une Force de 1. Envahir avec un Guerrier coûte toujours 1 point de Rage.',
  },
  'experts-in-arms': {
    name: 'Experts en armes',
    text: 'Vos Guerriers ont chacun une Force de 2 ; envahir avec l’un d’eux coûte 2 points de Rage.',
  },
  'masters-in-arms': {
    name: 'Maîtres d’armes',
    text: 'Chaque paire de vos Guerriers dans une même province a une Force totale de 6 ; un Guerrier sans binôme a une Force de 2. Envahir avec un Guerrier coûte 2 points de Rage.',
  },
  'lokis-dragons': {
    name: 'Dragons de Loki',
    text: 'Chaque fois qu’un de vos Navires est détruit, quelle qu’en soit la cause, gagnez 4 points de Gloire.',
  },
  'fire-dragons': {
    name: 'Dragons de feu',
    text: 'Chaque fois qu’un de vos Navires est détruit, quelle qu’en soit la cause, gagnez 8 points de Gloire.',
  },
  'eternal-dragons': {
    name: 'Dragons éternels',
    text: 'Chaque fois qu’un de vos Navires est détruit, quelle qu’en soit la cause, gagnez 12 points de Gloire.',
  },
  'lokis-domain': {
    name: 'Domaine de Loki',
    text: 'Lors de la Libération du Valhalla, gagnez 1 point de Gloire pour chacune de vos figurines libérées.',
  },
  'lokis-eminence': {
    name: 'Éminence de Loki',
    text: 'Lors de la Libération du Valhalla, gagnez 2 points de Gloire pour chacune de vos figurines libérées.',
  },
  'lokis-wrath': {
    name: 'Courroux de Loki',
    text: 'Lors de la Libération du Valhalla, gagnez 3 points de Gloire pour chacune de vos figurines libérées.',
  },
  'lokis-blessing': {
    name: 'Bénédiction de Loki',
    text: 'Après une bataille que vous perdez, vous pouvez aussitôt envahir cette province avec un Guerrier de votre réserve, sans dépenser de Rage. Il faut un village vide ; jamais à Yggdrasil.',
  },
  'friggas-charm': {
    name: 'Charme de Frigga',
    text: 'Jouer une carte Amélioration vous coûte 1 point de Rage de moins (0 au minimum). Le coût des invasions ne change pas.',
  },
  'friggas-succor': {
    name: 'Secours de Frigga',
    text: 'Chaque fois que vous envahissez une province, vous pouvez aussi l’envahir avec un Guerrier de votre réserve, sans dépenser de Rage. Ni ce Guerrier ni un Navire placé dans un fjord n’en appellent un autre.',
  },
  'friggas-protection': {
    name: 'Protection de Frigga',
    text: 'Quand vos figurines doivent être détruites, vous pouvez dépenser 1 point de Rage par figurine pour la garder en vie sur place. Sans effet contre le Ragnarök, le Sacrifice de Frigga et les Élus d’Odin.',
  },
  'friggas-domain': {
    name: 'Domaine de Frigga',
    text: 'Pour votre action Invasion, vous pouvez envahir avec une de vos figurines du Valhalla pour 1 point de Rage exactement, quelle que soit sa Force.',
  },
  'friggas-sacrifice': {
    name: 'Sacrifice de Frigga',
    text: 'Action sans dépense de Rage : détruisez deux de vos figurines sur le plateau pour augmenter d’un rang la caractéristique de votre choix. Rien ne peut les sauver.',
  },
  'thors-glory': {
    name: 'Gloire de Thor',
    text: 'Après une bataille à laquelle vous avez pris part, gagnez 2 points de Gloire si au moins deux figurines adverses y ont été détruites.',
  },
  'thors-domain': {
    name: 'Domaine de Thor',
    text: 'Une fois par tour, juste après avoir envahi une province à votre tour, vous pouvez dépenser 2 points de Rage pour la piller aussitôt, si elle ne l’est pas déjà.',
  },
  'thors-conquest': {
    name: 'Conquête de Thor',
    text: 'À la fin de la partie, gagnez 3 points de Gloire pour chacune de vos figurines présentes sur le plateau.',
  },
  'tyrs-domain': {
    name: 'Domaine de Tyr',
    text: 'Quand vous révélez une Quête en bataille, vous pouvez la compter comme une carte Bataille +3. Ne se cumule pas avec le Courroux de Tyr.',
  },
  'tyrs-wrath': {
    name: 'Courroux de Tyr',
    text: 'Quand vous révélez une Quête en bataille, vous pouvez la compter comme une carte Bataille +5. Ne se cumule pas avec le Domaine de Tyr.',
  },
  'tyrs-challenge': {
    name: 'Défi de Tyr',
    text: 'Action : dépensez 2 points de Rage pour piller une province déjà pillée où vous avez une figurine, fjord de soutien compris. Toutes les règles du pillage s’appliquent ; le jeton reste sur sa face pillée.',
  },
  'tyrs-prowess': {
    name: 'Prouesse de Tyr',
    text: 'Après une bataille que vous remportez, vous pouvez reprendre en main les cartes que vous y avez jouées, pour 1 point de Rage chacune, sans les défausser.',
  },
  'odins-inspiration': {
    name: 'Inspiration d’Odin',
    text: 'Vos figurines détruites par le Ragnarök vous rapportent deux fois plus de Gloire.',
  },
  'odins-throne': {
    name: 'Trône d’Odin',
    text: 'Vos Quêtes accomplies vous rapportent deux fois leur Gloire. La caractéristique n’augmente toujours que d’un rang.',
  },
  'friggas-chosen': {
    name: 'Élus de Frigga',
    text: 'Prenez un de vos Mystiques dans votre réserve. Si l’un de vos Mystiques doit être détruit, vous pouvez le replier dans une province adjacente à la place (sur un village vide ou à Yggdrasil). Sans effet contre le Ragnarök et le Sacrifice de Frigga.',
  },
  'odins-chosen': {
    name: 'Élus d’Odin',
    text: 'Prenez un de vos Mystiques dans votre réserve. Vos Mystiques peuvent envahir un village tenu par un Guerrier ou un Mystique adverse ; cette figurine est détruite.',
  },
  'thors-chosen': {
    name: 'Élus de Thor',
    text: 'Prenez un de vos Mystiques dans votre réserve. Quand vous remportez une bataille, gagnez 3 points de Gloire pour chacun de vos Mystiques qui y participe.',
  },
  'quest-alfheim': {
    name: 'Alfheim !',
    text: 'Lors de la phase de Quête, ayez plus de Force que chaque autre clan dans au moins une province d’Alfheim ; l’égalité ne suffit pas. Gagnez {glory} points de Gloire et augmentez d’un rang la caractéristique de votre choix.',
  },
  'quest-jotunheim': {
    name: 'Jotunheim !',
    text: 'Lors de la phase de Quête, ayez plus de Force que chaque autre clan dans au moins une province de Jotunheim ; l’égalité ne suffit pas. Gagnez {glory} points de Gloire et augmentez d’un rang la caractéristique de votre choix.',
  },
  'quest-manheim': {
    name: 'Manheim !',
    text: 'Lors de la phase de Quête, ayez plus de Force que chaque autre clan dans au moins une province de Manheim ; l’égalité ne suffit pas. Gagnez {glory} points de Gloire et augmentez d’un rang la caractéristique de votre choix.',
  },
  'quest-yggdrasil': {
    name: 'Yggdrasil !',
    text: 'Lors de la phase de Quête, ayez plus de Force que chaque autre clan à Yggdrasil ; l’égalité ne suffit pas. Gagnez {glory} points de Gloire et augmentez d’un rang la caractéristique de votre choix.',
  },
  'quest-glorious-death': {
    name: 'Mort glorieuse !',
    text: 'Lors de la phase de Quête, avant le Ragnarök, ayez au moins quatre de vos figurines au Valhalla. Gagnez {glory} points de Gloire et augmentez d’un rang la caractéristique de votre choix.',
  },
  'quest-widespread': {
    name: 'Sur tous les fronts !',
    text: 'Lors de la phase de Quête, ayez plus de Force que chaque autre clan dans au moins deux provinces, Yggdrasil comprise ; l’égalité ne suffit pas. Gagnez {glory} points de Gloire et augmentez d’un rang la caractéristique de votre choix.',
  },
  'tyrs-bash': { name: 'Choc de Tyr', text: 'Ajoute 2 à votre Force dans la bataille. Aucun autre effet.' },
  'tyrs-smash': { name: 'Fracas de Tyr', text: 'Ajoute 3 à votre Force dans la bataille. Aucun autre effet.' },
  'tyrs-crush': { name: 'Écrasement de Tyr', text: 'Ajoute 4 à votre Force dans la bataille. Aucun autre effet.' },
  'tyrs-smite': { name: 'Châtiment de Tyr', text: 'Ajoute 5 à votre Force dans la bataille. Aucun autre effet.' },
  'tyrs-rage': { name: 'Fureur de Tyr', text: 'Ajoute 6 à votre Force dans la bataille. Aucun autre effet.' },
  'tyrs-judgement': { name: 'Jugement de Tyr', text: 'Ajoute 8 à votre Force dans la bataille. Aucun autre effet.' },
  'odins-smite': {
    name: 'Châtiment d’Odin',
    text: 'Avant la comparaison des Forces, un Guerrier de chaque adversaire engagé dans la bataille est détruit. Les autres figurines ne risquent rien.',
  },
  'odins-tide': {
    name: 'Marée d’Odin',
    text: 'Avant la comparaison des Forces, chaque clan engagé, le vôtre compris, garde une figurine de son choix ; ses autres figurines sont détruites, y compris dans le fjord.',
  },
  'odins-judgement': {
    name: 'Jugement d’Odin',
    text: 'Quelle que soit l’issue, gagnez 2 points de Gloire par figurine détruite dans cette bataille, les vôtres comprises.',
  },
  'heimdalls-sight': {
    name: 'Vision de Heimdall',
    text: 'Son bonus est égal au plus fort bonus d’une carte adverse dans cette bataille, cartes tardives comprises. Une autre Vision ne compte pas.',
  },
  'heimdalls-eye': {
    name: 'Œil de Heimdall',
    text: 'Carte tardive : vous pouvez l’ajouter depuis votre main après la révélation, avant que l’issue soit décidée (+2). Elle peut aussi être la carte que vous révélez.',
  },
  'heimdalls-gaze': {
    name: 'Regard de Heimdall',
    text: 'Carte tardive : vous pouvez l’ajouter depuis votre main après la révélation, avant que l’issue soit décidée (+3). Elle peut aussi être la carte que vous révélez.',
  },
  'heimdalls-watch': {
    name: 'Veille de Heimdall',
    text: 'À la révélation, toutes les cartes révélées sont défaussées pour de bon et vous gagnez autant de Gloire que la somme de leurs bonus. Chaque clan qui a encore des cartes doit alors en choisir une autre.',
  },
  'friggas-grace': {
    name: 'Grâce de Frigga',
    text: 'Si c’est votre pillage et qu’il réussit, augmentez aussi d’un rang une autre caractéristique que celle du jeton (au choix s’il n’en augmente aucune, ou les augmente toutes).',
  },
  'thors-hammer': { name: 'Marteau de Thor', text: 'Si vous remportez la bataille, gagnez 3 points de Gloire.' },
  'thors-oath': {
    name: 'Serment de Thor',
    text: 'Si vous remportez la bataille, augmentez d’un rang la caractéristique de votre choix.',
  },
  'thors-ascension': {
    name: 'Ascension de Thor',
    text: 'Si vous remportez la bataille, gagnez aussitôt 3 points de Rage et 3 points de Gloire.',
  },
  'thors-primacy': {
    name: 'Primauté de Thor',
    text: 'À la révélation, le texte des cartes révélées par vos adversaires est annulé avant de prendre effet. Leurs bonus comptent toujours.',
  },
  'lokis-trickery': {
    name: 'Ruse de Loki',
    text: 'Si vous perdez la bataille, prenez 1 point de Rage au clan vainqueur, s’il lui en reste. En cas d’égalité, rien ne se passe.',
  },
  'lokis-backstab': {
    name: 'Traîtrise de Loki',
    text: 'Si vous perdez la bataille, prenez 2 points de Gloire au clan vainqueur, ou ce qu’il a s’il en a moins. En cas d’égalité, rien ne se passe.',
  },
  'lokis-poison': {
    name: 'Poison de Loki',
    text: 'Si vous perdez la bataille, prenez en main toutes les cartes que le clan vainqueur y a jouées. En cas d’égalité, rien ne se passe.',
  },
};
