import type { SagaGuide } from './teaching-words.ts';

export const guide: SagaGuide = {
  goal: {
    title: 'The goal',
    text: 'Have the **most Glory** after three Ages. Land, figures and cards are only ways to it, and so is dying well.',
  },
  lessons: {
    draft: {
      title: 'Pick a gift',
      what: 'Everybody takes one card at once and passes the rest to the left. These six cards are **your whole Age**.',
      may: 'Any card of the packet. What is left at the end is discarded unseen.',
      think:
        'Look for cards that **work together**: Loki pays losers, Tyr wins battles, Frigga saves Rage. One or two quests for land where you will stand anyway.',
    },
    act: {
      title: 'Choose an action',
      what: 'One action a turn. Most cost **Rage**, which does not come back before the next Age.',
      may: 'Invade, march, upgrade, lay a quest, pillage, or pass. Whatever is dashed says why it cannot be done now.',
      think:
        'Upgrades **early**: they pay all Age long. Pillage **before** others stand ready next door. Pass only with nothing left to win.',
    },
    invade: {
      title: 'Invade',
      what: 'One figure leaves your reserve for the map. You pay its strength in Rage. **Your Leader is free.**',
      may: 'Any glowing village. Ships go into fjords, and only they. Yggdrasil takes no invaders: march there later. Your **Horns** say how many figures you may have on the map.',
      think:
        'A province with **few villages** lets few rivals come to your pillage. In the **doomed** one your figures bring Glory when they die.',
    },
    march: {
      title: 'March',
      what: 'For 1 Rage as many of your figures as you like go from **one** province to **one** other, however far.',
      may: 'Any province where you stand, then any with an empty village, or Yggdrasil. Ships never move.',
      think:
        'Two figures beside an unpillaged province are **a threat to both neighbours**. Yggdrasil borders all of them.',
    },
    pillage: {
      title: 'Pillage',
      what: 'You try for the reward of a province. **First the others may come**, one figure at a time, from next door.',
      may: 'Any province not yet pillaged in this Age, where you have a figure, or a ship in its fjord.',
      think:
        'Count who **stands next door** and how many villages are free. Nobody can come? Then the reward is yours without a battle.',
    },
    join: {
      title: 'Call to battle',
      what: 'Somebody pillages. You may send a figure from a neighbouring province into an empty village there.',
      may: 'One figure, or none; you are asked again as long as others come and there is room.',
      think:
        'You need not win: **taking the last village** keeps a stronger rival out. And a loser keeps the card that was played.',
    },
    battleCard: {
      title: 'Lay a card',
      what: 'Everybody in the battle lays **one card face down**; all are turned over together. Figures and cards are added up.',
      may: 'Any card of your hand. Upgrades and quests add nothing, but you must lay one as long as you hold any.',
      think:
        'The winner **loses the card**, losers take theirs back. Sure to lose? Lay something small. Loki’s cards want to lose.',
    },
    lateCard: {
      title: 'After the reveal',
      what: 'The cards are open. A few cards may **still be added** now, or act before the sums are compared.',
      may: 'What is offered, or nothing.',
      think: 'Add a card only if it **changes who wins**: the winner discards it.',
    },
    raise: {
      title: 'Raise a stat',
      what: 'One of your stats goes up by a step: **Rage** to spend each Age, **Axes** for won battles, **Horns** for figures on the map.',
      may: 'Any stat below its last step.',
      think: 'Step 4 pays 10 Glory at the end, step 6 pays 20. **Finish one** rather than begin three.',
    },
    save: {
      title: 'A card of yours asks',
      what: 'An upgrade of yours may work now. Its text stands on your clan sheet.',
      may: 'Use it, or not.',
      think: 'What it costs now, you lack later: is the **figure or the place** worth it in this Age?',
    },
    keep: {
      title: 'Keep one card',
      what: 'The Age ends. You may keep **one** card for the next; the others are discarded, and nobody sees them.',
      may: 'One card, or none. In the third Age none.',
      think:
        'A strong **battle card** is as good as ever in the next Age. A quest still pays what its own Age says, which is less than a new one.',
    },
  },
  practice: {
    invade: {
      title: 'Your first step',
      text: 'The **eight cards** below are yours: there is no draft in a first game. Press **Invade**, then your **Leader**, which costs nothing.',
    },
    where: {
      title: 'Where to',
      text: 'Put your Leader into **Gimle**. Its token pays **Horns**: one more figure on the map, for the rest of the game.',
    },
    confirm: {
      title: 'Done, or take it back',
      text: 'Until you press **Done** everything can be taken back. Then the others have their turns.',
    },
    upgrade: {
      title: 'An upgrade',
      text: 'Upgrades stay for good, so play them **early**. Press **Upgrade** and play **Brothers in Arms** for 1 Rage: it brings a Warrior for nothing.',
    },
    bring: {
      title: 'A Warrior for nothing',
      text: 'Put it into **Gimle** beside your Leader. Somebody has settled next door, and you will want both.',
    },
    quest: {
      title: 'A Quest',
      text: 'Lay **Alfheim!** face down, for nothing. It pays at the end of the Age if you are the strongest in one province of Alfheim, and **Gimle** is one.',
    },
    pillage: {
      title: 'Pillage',
      text: 'Your Leader has strength 3, your Warrior 1. Rivals next door may come with **one figure at a time**. Press **Pillage** and take the Horns of Gimle.',
    },
    card: {
      title: 'A battle',
      text: 'A Warrior has come: **4 against 1**, before cards. Lay **Tyr’s Smash** for 3 more. Who wins loses the card, who loses takes it back.',
    },
    join: {
      title: 'A call to battle',
      text: 'Now a rival pillages next door. You may send a figure from Gimle, or stay away. Go where you **can win**, or where losing is worth it.',
    },
    defend: {
      title: 'Their pillage, your battle',
      text: 'Compare the strength of both sides as it stands, then lay a card. If you win, **they get nothing**, and your Axes pay you Glory.',
    },
    end: {
      title: 'That is all',
      text: 'Invade, upgrade, quest, pillage, battle: **that is an Age**. When the Rage is spent Quests pay and Ragnarök falls. Play on, or start a real game.',
    },
  },
};
