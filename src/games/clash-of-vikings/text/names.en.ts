import type { Names } from './names.ts';

export const names: Names = {
  title: 'Clash of Vikings',
  cards: {
    walk: {
      name: 'Walk',
      text: 'You may move your Viking to an adjacent free space, never water. Take every bracelet on the space where you stop.',
    },
    sprint: {
      name: 'Sprint',
      text: 'You may move your Viking up to two spaces, through a Viking if need be but not through water, and stop on a free space. Take every bracelet there, none on the way.',
    },
    slam: {
      name: 'Slam',
      text: 'Run onto a rival’s space, up to two away, and push them to a free space next to it. They take any bracelets there. A Shield does not help. You can only say Slam if somebody can be pushed.',
    },
    club: { name: 'Club', text: 'Attack an adjacent Viking: take one of its bracelets at random, face down.' },
    punch: {
      name: 'Punch',
      text: 'Attack an adjacent Viking: one of its bracelets, at random, is put face up on a space next to it, not your own. On water it leaves the game; on a Viking’s space it goes to that Viking.',
    },
    hammer: {
      name: 'Hammer',
      text: 'Attack a Viking two or more spaces away: take one of its bracelets at random, face down.',
    },
    slingshot: {
      name: 'Slingshot',
      text: 'Attack a Viking two or more spaces away: one of its bracelets, at random, is put face up on a space next to it. On water it leaves the game; on a Viking’s space it goes to that Viking.',
    },
    shield: {
      name: 'Shield',
      text: 'Answer to a Club, Punch, Hammer or Slingshot aimed at you, before a bracelet is taken: the attack fails. It is never announced as an action and is useless against a Slam.',
    },
  },
  cardKinds: { move: 'Move', shove: 'Push', melee: 'Melee attack', ranged: 'Ranged attack', reaction: 'Reaction' },
  spaces: {
    normal: { name: 'Space' },
    start: { name: 'Start space', text: 'Where the Vikings begin.' },
    bracelet: {
      name: 'Bracelet space',
      text: 'If it is empty and free at the end of a turn, it receives a bracelet from the reserve.',
    },
    water: { name: 'Water space', text: 'No Viking enters or crosses it; a bracelet put there leaves the game.' },
    centre: { name: 'Centre', text: 'Start your turn here and you may take two bracelets from the reserve.' },
  },
  sides: { meadow: 'The Meadow', fjord: 'The Fjord' },
  vikings: {
    red: { name: 'Red', long: 'Red Viking' },
    yellow: { name: 'Ivory', long: 'Ivory Viking' },
    blue: { name: 'Blue', long: 'Blue Viking' },
    green: { name: 'Green', long: 'Green Viking' },
  },
  things: {
    bracelet: 'Bracelet',
    reserve: 'Reserve',
    drawPile: 'Draw pile',
    discardPile: 'Discard pile',
    hand: 'Hand',
    arena: 'Arena',
    trophy: 'Viking trophy',
    conflictCard: 'Conflict card',
  },
  phases: {
    place: { name: 'Choosing a start space' },
    centre: { name: 'Start of the turn: centre' },
    announce: { name: 'Announce the action', text: 'Lay a card face down and name an action, true or not.' },
    challenge: { name: 'Call a bluff', text: 'The others decide, in secret, whether to call.' },
    perform: { name: 'Perform the action', text: 'The announced action is performed, unless a bluff was caught.' },
    shield: { name: 'Shield', text: 'The Viking under attack may claim a Shield.' },
    end: { name: 'End of the turn', text: 'Cards are drawn and bracelets put back on the arena.' },
  },
  truths: { true: 'It was true', bluff: 'It was a bluff', unknown: 'Never shown' },
  modes: {
    base: { name: 'Base game', text: 'Twelve cards, a hand of three.' },
    arenaOfBluff: {
      name: 'Arena of Bluff',
      text: 'Shorter and harder: nine cards each instead of twelve, two in hand, and you play both every turn.',
    },
  },
  options: {
    side: {
      name: 'Side of the arena',
      text: 'The Fjord has water near the centre, and two bracelet spaces at the rim.',
    },
    arenaOfBluff: {
      name: 'Arena of Bluff',
      text: 'Shorter and harder: nine cards each instead of twelve, two in hand, and you play both every turn.',
    },
    countSheet: {
      name: 'Possible cards',
      text: 'The page lists what a face-down card can still be, from public information.',
    },
    colours: { name: 'Colours', text: 'The colour of each Viking.' },
  },
};
