import type { VikingsGuide } from './teaching-words.ts';

export const guide: VikingsGuide = {
  goal: {
    title: 'The goal',
    text: 'Have the **bracelets worth the most**. The game ends with the turn in which the reserve runs out.',
  },
  lessons: {
    start: {
      title: 'Where to begin',
      what: 'Every Viking enters the arena on a planked space. From then on you play **two cards a turn**, true or not.',
      may: 'Take any start space that is lit. The others choose before or after you, in turn order.',
      think:
        'Look for a **3 or a 4 two steps away**: one Sprint, true or not, and it is yours. A rival who moves first and is as near will be there before you.',
    },
    announce: {
      title: 'Lay a card, name an action',
      what: 'The card lies face down; the name is what will happen **if nobody calls**. They need not agree.',
      may: 'Any card of your hand, with any of the seven names. Slam only if there is somebody to push. A move may stay put, an attack may hit nobody.',
      think:
        'Say what you would **plausibly hold**. Lay a card that you need least. If a rival has just lost a call, bluff: few call twice. If all your Walks were shown, do not say Walk.',
    },
    call: {
      title: 'Is it true?',
      what: 'A rival laid a card and named an action. If you call, the card is turned over, and **one bracelet changes hands**.',
      may: 'Call, or let it pass. Nobody sees your answer before all have answered; until then you may change it.',
      think:
        '**Possible cards** shows what the card can still be. If it cannot be what was said, call. Otherwise ask: does the action hurt you more than a lost bracelet?',
    },
    move: {
      title: 'Walk or Sprint',
      what: 'Your Viking goes to a lit space and **picks up every bracelet there**. What you only pass stays where it is.',
      may: 'Stop on any lit space, or stay put. Nobody enters water; a Sprint may run through a Viking, not stop there.',
      think:
        'Count the steps to the next bracelet for your **second card**. Standing on the **centre** when your next turn begins brings two from the reserve, if nobody pushes you off.',
    },
    slam: {
      title: 'Slam',
      what: 'You run onto a rival’s space, and **you choose where that Viking goes**, next to it. No Shield helps against it.',
      may: 'Any rival within two steps and with a free way, or nobody. The push may not end in water or on another Viking.',
      think:
        'It takes a rival **off the centre**, or away from a bracelet. Do not push anybody onto one: they pick it up.',
    },
    attack: {
      title: 'Choose whom to attack',
      what: 'Club and Hammer **steal** a bracelet unseen. Punch and Slingshot **knock one off**, for all to see. Club and Punch reach neighbours, Hammer and Slingshot everybody farther away.',
      may: 'Any lit Viking, or nobody. Whoever you attack may answer with a Shield, true or not.',
      think:
        'Attack whoever is **ahead**: many bracelets, or a 4 that all saw being picked up. Every Viking has two Shields in twelve cards.',
    },
    shield: {
      title: 'You are attacked',
      what: 'You may lay **any card** and say it is a Shield. Then the attack fails, unless the attacker calls your bluff.',
      may: 'Lay a card of your hand, or take the blow and lose one bracelet.',
      think:
        'A true Shield that is called **brings you a bracelet**. A false one that is called costs you one more. Two Shields were shown? Nobody will believe a third.',
    },
    callShield: {
      title: 'A Shield, or not?',
      what: 'Your target laid a card and says it is a Shield. If you accept it, the attack fails and the card stays hidden.',
      may: 'Call it a bluff, or accept it. You need no bracelet for this call.',
      think:
        'If it is none, you take a bracelet **and** your attack goes on. If it is one, you lose one. About one card in six is a Shield; people lay them when they have them.',
    },
    bracelet: {
      title: 'Where does it fall?',
      what: 'The bracelet that you knocked off lands on a space next to its owner. **You choose which.**',
      may: 'Any lit space, but not your own. In water it is lost for good; on a Viking’s space that Viking takes it.',
      think:
        'Drop it where **you reach it first**, with your next card perhaps. If only rivals are near, the water is better than a gift.',
    },
    centre: {
      title: 'The centre pays',
      what: 'Your turn begins on the centre, so **two bracelets from the reserve** are yours for the asking.',
      may: 'Take them, or none. One of two cannot be had, unless it is the last.',
      think:
        'Nearly always take them. But an empty reserve **ends the game with this turn**: if you are behind, think twice.',
    },
  },
  practice: {
    truth: {
      title: 'A truth',
      text: 'A rival says Sprint and **has** Sprint. Let it pass, and watch what happens to the one who calls: the card is turned over, and the caller pays with a bracelet.',
    },
    unknown: {
      title: 'Nobody can know',
      text: 'The same rival now says something else, and **nothing proves it wrong**. Let it pass: a card that nobody calls is never shown.',
    },
    lay: {
      title: 'A bluff',
      text: 'Your turn. The **4** on B1 is two steps away and you hold no Sprint. Lay your **Shield**, of which rivals see only the back, and say **Sprint**.',
    },
    say: {
      title: 'A bluff: say Sprint',
      text: 'Now say **Sprint**, whatever card you laid. Nobody knows that it is none.',
    },
    take: {
      title: 'A bluff that passed',
      text: 'Nobody called. Go to **B1** and pick up the 4. Your card stays hidden.',
    },
    free: {
      title: 'Your second card is free',
      text: 'Tell the truth or bluff, as you like. Every action has a text that says what it does.',
    },
    confirm: {
      title: 'Your turn is over',
      text: 'Confirm, and the turn passes on. Until then you may take your last choice back.',
    },
    call: {
      title: 'A call',
      text: 'A rival says Walk. Look at **Possible cards**: both Walks were shown already, so it cannot be one. **Call the bluff**, and a bracelet is yours.',
    },
    doubt: {
      title: 'No proof this time',
      text: 'Look at **Possible cards**: this can be the truth. A wrong call costs you a bracelet, so let it pass unless you have a reason to doubt.',
    },
    end: {
      title: 'That is all',
      text: 'A truth, a bluff that passed, and a call: **that is the game**. From here on nothing is prepared. Play on to the end, or start a real game.',
    },
  },
};
