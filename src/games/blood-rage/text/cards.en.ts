/** The cards in English. A Quest's {glory} is what the card pays in its Age; STR, cost and bonus stand on the card by themselves. */
import type { CardId } from '../facts/index.ts';
import type { Named } from './names.ts';

export const cards: Readonly<Record<CardId, Named>> = {
  troll: { name: 'Troll', text: 'When the Troll invades a province, every rival Warrior there is destroyed.' },
  'dwarf-chieftain': {
    name: 'Dwarf Chieftain',
    text: 'Neither playing this card nor invading with the figure costs any Rage. A clan at 0 Rage still cannot act.',
  },
  'sea-serpent': {
    name: 'Sea Serpent',
    text: 'Counts as a Ship as well as a Monster: it invades fjords only, never moves and benefits from your Ship upgrade. Its STR stays 3.',
  },
  'mountain-giant': {
    name: 'Mountain Giant',
    text: 'Counts as a Leader as well as a Monster: it invades for free and triggers your Leader upgrade. Its STR stays 3.',
  },
  fenrir: {
    name: 'Fenrir',
    text: 'In the Ragnarök phase, the province Fenrir stands in is destroyed instead of the doomed one. No effect while he is in Yggdrasil or off the board.',
  },
  valkyrie: {
    name: 'Valkyrie',
    text: 'After a battle she took part in, gain 2 Glory per rival figure destroyed in it, whether you win or lose and even if she dies.',
  },
  'dark-elf': {
    name: 'Dark Elf',
    text: 'May invade Yggdrasil, for 1 Rage as anywhere else. STR 3 while in Yggdrasil.',
  },
  'fire-giant': {
    name: 'Fire Giant',
    text: 'When it invades a province, every rival figure there that is not a Monster is destroyed, Ships in the supporting fjord included.',
  },
  wolfman: {
    name: 'Wolfman',
    text: 'If he is in the battle when STR is compared, only Monsters add their STR, in every clan. Cards count as usual.',
  },
  'frost-giant': {
    name: 'Frost Giant',
    text: 'When you successfully pillage the province it is in, you receive the whole reward twice.',
  },
  'soldier-of-hel': {
    name: 'Soldier of Hel',
    text: 'Neither playing this card nor invading with the figure costs any Rage. A clan at 0 Rage still cannot act.',
  },
  'volur-witch': {
    name: 'Volur Witch',
    text: 'When she would be destroyed in an outer province, you may move her to Yggdrasil instead. Her STR then leaves the battle.',
  },
  'mystic-troll': {
    name: 'Mystic Troll',
    text: 'You pay no Rage to invade the province it is in, or the supporting fjord. Yggdrasil still cannot be invaded.',
  },
  'lord-of-hammers': {
    name: 'Lord of Hammers',
    text: 'After you successfully pillage a province with your Leader in it, you may at once move the Leader to an adjacent province (empty village, or Yggdrasil).',
  },
  'lord-of-axes': {
    name: 'Lord of Axes',
    text: 'After you successfully pillage a province with your Leader in it, raise one stat of your choice by one step.',
  },
  'lord-of-spears': {
    name: 'Lord of Spears',
    text: 'After you successfully pillage a province with your Leader in it, raise Rage, Axes and Horns by one step each.',
  },
  'brothers-in-arms': {
    name: 'Brothers in Arms',
    text: 'Each pair of your Warriors in the same province has STR 3 in all; an odd one has STR 1. Invading with a Warrior still costs 1 Rage.',
  },
  'experts-in-arms': {
    name: 'Experts in Arms',
    text: 'Your Warriors have STR 2 each; invading with one costs 2 Rage.',
  },
  'masters-in-arms': {
    name: 'Masters in Arms',
    text: 'Each pair of your Warriors in the same province has STR 6 in all; an odd one has STR 2. Invading with a Warrior costs 2 Rage.',
  },
  'lokis-dragons': {
    name: 'Loki’s Dragons',
    text: 'Each time one of your Ships is destroyed, whatever the cause, gain 4 Glory.',
  },
  'fire-dragons': {
    name: 'Fire Dragons',
    text: 'Each time one of your Ships is destroyed, whatever the cause, gain 8 Glory.',
  },
  'eternal-dragons': {
    name: 'Eternal Dragons',
    text: 'Each time one of your Ships is destroyed, whatever the cause, gain 12 Glory.',
  },
  'lokis-domain': {
    name: 'Loki’s Domain',
    text: 'In the Release of Valhalla phase, gain 1 Glory for each of your figures released.',
  },
  'lokis-eminence': {
    name: 'Loki’s Eminence',
    text: 'In the Release of Valhalla phase, gain 2 Glory for each of your figures released.',
  },
  'lokis-wrath': {
    name: 'Loki’s Wrath',
    text: 'In the Release of Valhalla phase, gain 3 Glory for each of your figures released.',
  },
  'lokis-blessing': {
    name: 'Loki’s Blessing',
    text: 'After a battle you lose, you may at once invade that province with a Warrior from your reserve for free. It needs an empty village; never in Yggdrasil.',
  },
  'friggas-charm': {
    name: 'Frigga’s Charm',
    text: 'Your Upgrade cards cost 1 Rage less to play (never below 0). Invasion costs do not change.',
  },
  'friggas-succor': {
    name: 'Frigga’s Succor',
    text: 'Each time you invade a province, you may also invade it with a Warrior from your reserve for free. That Warrior does not call another; nor does a Ship entering a fjord.',
  },
  'friggas-protection': {
    name: 'Frigga’s Protection',
    text: 'When your figures would be destroyed, you may pay 1 Rage per figure to keep it alive where it is. No help against Ragnarök, Frigga’s Sacrifice or Odin’s Chosen.',
  },
  'friggas-domain': {
    name: 'Frigga’s Domain',
    text: 'As your Invade action, you may invade with one of your figures in Valhalla for exactly 1 Rage, whatever its STR.',
  },
  'friggas-sacrifice': {
    name: 'Frigga’s Sacrifice',
    text: 'Action costing no Rage: destroy two of your figures on the board to raise one stat of your choice by one step. Nothing can save them.',
  },
  'thors-glory': {
    name: 'Thor’s Glory',
    text: 'After a battle you took part in, gain 2 Glory if at least two rival figures were destroyed in it.',
  },
  'thors-domain': {
    name: 'Thor’s Domain',
    text: 'Once per turn, right after invading a province on your own turn, you may pay 2 Rage to pillage it at once if it has not been pillaged.',
  },
  'thors-conquest': {
    name: 'Thor’s Conquest',
    text: 'At the end of the game, gain 3 Glory for each of your figures on the board.',
  },
  'tyrs-domain': {
    name: 'Tyr’s Domain',
    text: 'When the card you reveal in battle is a Quest, you may treat it as a +3 Battle card. Does not add to Tyr’s Wrath.',
  },
  'tyrs-wrath': {
    name: 'Tyr’s Wrath',
    text: 'When the card you reveal in battle is a Quest, you may treat it as a +5 Battle card. Does not add to Tyr’s Domain.',
  },
  'tyrs-challenge': {
    name: 'Tyr’s Challenge',
    text: 'Action: pay 2 Rage to pillage a province already pillaged where you have a figure, its fjord included. All pillage rules apply; its token stays on the pillaged side.',
  },
  'tyrs-prowess': {
    name: 'Tyr’s Prowess',
    text: 'After a battle you win, you may take back into hand any cards you played in it, for 1 Rage each, instead of discarding them.',
  },
  'odins-inspiration': {
    name: 'Odin’s Inspiration',
    text: 'Your figures destroyed by Ragnarök bring you twice the Glory.',
  },
  'odins-throne': {
    name: 'Odin’s Throne',
    text: 'Your completed Quests bring you twice their Glory. The stat still rises by a single step.',
  },
  'friggas-chosen': {
    name: 'Frigga’s Chosen',
    text: 'Take one of your Mystics into your reserve. When one of your Mystics would be destroyed, you may move it to an adjacent province instead (empty village, or Yggdrasil). No escape from Ragnarök or Frigga’s Sacrifice.',
  },
  'odins-chosen': {
    name: 'Odin’s Chosen',
    text: 'Take one of your Mystics into your reserve. Your Mystics may invade a village held by a rival Warrior or Mystic; that figure is destroyed.',
  },
  'thors-chosen': {
    name: 'Thor’s Chosen',
    text: 'Take one of your Mystics into your reserve. When you win a battle, gain 3 Glory for each of your Mystics taking part in it.',
  },
  'quest-alfheim': {
    name: 'Alfheim!',
    text: 'In the Quest phase, have more STR than every other clan in at least one Alfheim province; a tie fails. Gain {glory} Glory and raise one stat of your choice by one step.',
  },
  'quest-jotunheim': {
    name: 'Jotunheim!',
    text: 'In the Quest phase, have more STR than every other clan in at least one Jotunheim province; a tie fails. Gain {glory} Glory and raise one stat of your choice by one step.',
  },
  'quest-manheim': {
    name: 'Manheim!',
    text: 'In the Quest phase, have more STR than every other clan in at least one Manheim province; a tie fails. Gain {glory} Glory and raise one stat of your choice by one step.',
  },
  'quest-yggdrasil': {
    name: 'Yggdrasil!',
    text: 'In the Quest phase, have more STR than every other clan in Yggdrasil; a tie fails. Gain {glory} Glory and raise one stat of your choice by one step.',
  },
  'quest-glorious-death': {
    name: 'Glorious Death!',
    text: 'In the Quest phase, before Ragnarök, have at least four of your figures in Valhalla. Gain {glory} Glory and raise one stat of your choice by one step.',
  },
  'quest-widespread': {
    name: 'Widespread!',
    text: 'In the Quest phase, have more STR than every other clan in at least two provinces, Yggdrasil included; a tie fails. Gain {glory} Glory and raise one stat of your choice by one step.',
  },
  'tyrs-bash': { name: 'Tyr’s Bash', text: 'Adds 2 to your STR in the battle. No other effect.' },
  'tyrs-smash': { name: 'Tyr’s Smash', text: 'Adds 3 to your STR in the battle. No other effect.' },
  'tyrs-crush': { name: 'Tyr’s Crush', text: 'Adds 4 to your STR in the battle. No other effect.' },
  'tyrs-smite': { name: 'Tyr’s Smite', text: 'Adds 5 to your STR in the battle. No other effect.' },
  'tyrs-rage': { name: 'Tyr’s Rage', text: 'Adds 6 to your STR in the battle. No other effect.' },
  'tyrs-judgement': { name: 'Tyr’s Judgement', text: 'Adds 8 to your STR in the battle. No other effect.' },
  'odins-smite': {
    name: 'Odin’s Smite',
    text: 'Before STR is compared, one Warrior of each opponent in the battle is destroyed. Other figures are safe.',
  },
  'odins-tide': {
    name: 'Odin’s Tide',
    text: 'Before STR is compared, each clan in the battle, yours included, keeps one figure of its choice; its others are destroyed, in the fjord too.',
  },
  'odins-judgement': {
    name: 'Odin’s Judgement',
    text: 'Whoever wins, gain 2 Glory per figure destroyed in this battle, your own included.',
  },
  'heimdalls-sight': {
    name: 'Heimdall’s Sight',
    text: 'Its bonus equals the highest bonus on a single card of an opponent in this battle, late cards included. Another Sight counts for nothing.',
  },
  'heimdalls-eye': {
    name: 'Heimdall’s Eye',
    text: 'Late card: you may add it from your hand after the reveal, before the outcome is settled (+2). It can also be your revealed card.',
  },
  'heimdalls-gaze': {
    name: 'Heimdall’s Gaze',
    text: 'Late card: you may add it from your hand after the reveal, before the outcome is settled (+3). It can also be your revealed card.',
  },
  'heimdalls-watch': {
    name: 'Heimdall’s Watch',
    text: 'On the reveal, all revealed cards are discarded for good and you gain Glory equal to the sum of their bonuses. Every clan that still has cards must then choose another.',
  },
  'friggas-grace': {
    name: 'Frigga’s Grace',
    text: 'If you are the pillager and the pillage succeeds, also raise by one step a stat other than the one the token raises (any stat if it raises none, or all).',
  },
  'thors-hammer': { name: 'Thor’s Hammer', text: 'If you win the battle, gain 3 Glory.' },
  'thors-oath': { name: 'Thor’s Oath', text: 'If you win the battle, raise one stat of your choice by one step.' },
  'thors-ascension': { name: 'Thor’s Ascension', text: 'If you win the battle, gain 3 Rage at once and 3 Glory.' },
  'thors-primacy': {
    name: 'Thor’s Primacy',
    text: 'On the reveal, the text of your opponents’ revealed cards is cancelled before it can act. Their bonuses still count.',
  },
  'lokis-trickery': {
    name: 'Loki’s Trickery',
    text: 'If you lose the battle, take 1 Rage from the winner, if any is left. Nothing happens on a tie.',
  },
  'lokis-backstab': {
    name: 'Loki’s Backstab',
    text: 'If you lose the battle, take 2 Glory from the winner, or all of it if the winner has less. Nothing happens on a tie.',
  },
  'lokis-poison': {
    name: 'Loki’s Poison',
    text: 'If you lose the battle, take into your hand all the cards the winner played in it. Nothing happens on a tie.',
  },
};
