import type { TeachingWords } from './teaching-words.ts';

export const en: TeachingWords = {
  age: {
    heading: 'An Age',
    note: 'three of them, each the same',
    gifts: {
      title: 'The gods’ gifts',
      text: 'Everybody picks a card and passes the rest to the left, until each has **six**.',
    },
    act: {
      title: 'Act',
      text: 'One action a turn, paid with **Rage**, until nobody has any left or all land is pillaged.',
    },
    doom: {
      title: 'Quests and Ragnarök',
      text: 'Quests that you fulfilled pay. Then one province **is destroyed**, and whoever dies there gains Glory.',
    },
  },
  actions: {
    heading: 'Your action',
    note: 'one of these each turn',
    figures: {
      title: 'Invade or march',
      text: 'Put a figure into an empty village for its strength in Rage (your Leader is free), or move any number from one province to one other for 1.',
    },
    cards: {
      title: 'Upgrade or quest',
      text: 'Put an upgrade on your clan sheet for its strength in Rage: it stays for good. A quest is laid face down, for nothing.',
    },
    pillage: {
      title: 'Pillage',
      text: 'Free. Neighbours may come to fight. If you win, or nobody comes, you take the reward: a better stat, or Glory.',
    },
  },
  battle: {
    heading: 'In a battle',
    note: 'everybody there lays one card face down; figures and cards are added up',
    win: { title: 'The highest sum wins', text: 'Glory as your Axes say. Your cards are discarded.' },
    lose: { title: 'You lose', text: 'Your figures there die, and go to Valhalla. But **you take your card back**.' },
    tie: { title: 'A tie', text: 'All lose, and all take their cards back. The province can be tried again.' },
  },
  wins: {
    heading: 'What wins',
    text: '**Glory from many springs**: pillages, battles, quests, deaths in Ragnarök. At the end each stat at step 4 or 5 pays **10** more, at step 6 **20**.',
    sources: ['battles', 'pillages', 'quests', 'Ragnarök', 'stats'],
  },
  mistakes: {
    heading: 'Three beginners’ mistakes',
    safe: {
      title: 'Afraid to die',
      text: 'The dead come back with the next Age. In the doomed province they bring 2, 3, then 4 Glory each.',
    },
    rage: {
      title: 'Out of Rage',
      text: 'At 0 you may not even pillage, which is free. Keep 1 as long as there is something to take.',
    },
    stats: {
      title: 'Forgetting the stats',
      text: 'More Rage, Axes and Horns help in every Age and pay at the end. Raise one early.',
    },
  },
  questions: ['goal', 'how do I win', 'may I pass', 'who wins the battle', 'Horns', 'Ragnarök', 'Valhalla', 'ships'],
};
