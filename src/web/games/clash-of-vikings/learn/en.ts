import type { TeachingWords } from './teaching-words.ts';

export const en: TeachingWords = {
  inAll: 'in all',
  turn: {
    heading: 'Your turn',
    note: 'two cards, one after the other; then everybody draws back to three',
    announce: {
      title: 'Lay and name',
      text: 'Lay a card face down and name one of seven actions. **It need not be that card.**',
    },
    call: {
      title: 'Will anybody call?',
      text: 'Everybody with a bracelet answers in secret: call the bluff, or let it pass.',
    },
    perform: {
      title: 'Do what you said',
      text: 'Nobody called? **It happens**, and the card is never shown. Then comes your second card.',
    },
  },
  calls: {
    heading: 'If somebody calls',
    note: 'the card is turned over, and one bracelet changes hands',
    truth: { title: 'You told the truth', text: 'You take one of the caller’s bracelets at random, and then act.' },
    bluff: { title: 'You bluffed', text: 'The caller takes one of yours. The action is cancelled.' },
    shield: {
      title: 'Are you attacked?',
      text: 'Lay any card and say it is a Shield. It stops the attack, unless the attacker calls and it is none.',
    },
    caller: 'caller',
    you: 'you',
    claim: '“A Shield!”',
  },
  wins: {
    heading: 'What wins',
    text: '**The sum of the values, not their number.** A tie goes to whoever owns more bracelets. Bracelets lie on the stones of the arena; begin a turn on the **centre (+2)** and you may take two from the reserve.',
    five: 'five',
    three: 'three, wins',
  },
  mistakes: {
    heading: 'Three beginners’ mistakes',
    honest: {
      title: 'Never bluffing',
      text: 'Three cards seldom hold the move you want. A bluff that nobody calls works just as well.',
    },
    counting: {
      title: 'Not counting',
      text: 'All have the same twelve cards. Both Walks shown since the last shuffle? Then “Walk” is a bluff.',
    },
    empty: {
      title: 'Down to nothing',
      text: 'Without a bracelet you may not call, and everybody knows it. Keep one.',
    },
  },
  questions: ['goal', 'how do I win', 'may I pass', '+2', 'Slam', 'nobody calls', 'Shield', 'water'],
};
