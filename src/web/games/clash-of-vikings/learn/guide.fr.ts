import type { VikingsGuide } from './teaching-words.ts';

export const guide: VikingsGuide = {
  goal: {
    title: 'Le but du jeu',
    text: 'Avoir les **bracelets qui valent le plus**. La partie s’arrête à la fin du tour où la réserve se vide.',
  },
  lessons: {
    start: {
      title: 'Où commencer',
      what: 'Chaque Viking entre dans l’arène par une case de planches. Ensuite, vous jouerez **deux cartes par tour**, vraies ou non.',
      may: 'Prenez n’importe quelle case de départ éclairée. Les autres choisissent avant ou après vous, dans l’ordre du tour.',
      think:
        'Cherchez un **3 ou un 4 à deux pas** : un « Courir », vrai ou non, et il est à vous. Mais qui joue avant vous et se trouve aussi près y sera le premier.',
    },
    announce: {
      title: 'Poser une carte, annoncer une action',
      what: 'La carte est face cachée ; ce que vous annoncez aura lieu **si personne ne dénonce**. Les deux n’ont pas à correspondre.',
      may: 'N’importe quelle carte de votre main, sous n’importe lequel des sept noms. « Bousculer » seulement s’il y a quelqu’un à repousser. On peut rester sur place, ou n’attaquer personne.',
      think:
        'Annoncez ce qui est **vraisemblable** et posez la carte dont vous avez le moins besoin. Quelqu’un vient de dénoncer à tort ? Bluffez : on dénonce rarement deux fois de suite. Vos deux « Marcher » ont été vues ? N’annoncez pas « Marcher ».',
    },
    call: {
      title: 'Vrai ou faux ?',
      what: 'Quelqu’un a posé une carte et annoncé une action. Si vous dénoncez, la carte est retournée et **un bracelet change de main**.',
      may: 'Dénoncer, ou laisser passer. Personne ne voit votre réponse avant que tous aient répondu ; d’ici là, vous pouvez la changer.',
      think:
        '**Cartes possibles** montre ce que la carte peut encore être. Si l’annonce est impossible, dénoncez. Sinon : l’action vous coûte-t-elle plus qu’un bracelet ?',
    },
    move: {
      title: 'Marcher ou courir',
      what: 'Votre Viking va sur une case éclairée et **ramasse tous les bracelets qui s’y trouvent**. Ceux du chemin restent en place.',
      may: 'Vous arrêter sur une case éclairée, ou rester sur place. Personne n’entre dans l’eau ; en courant, on traverse un Viking, sans s’arrêter sur sa case.',
      think:
        'Comptez les pas jusqu’au bracelet suivant, pour votre **seconde carte**. Être sur la **case centrale** au début de votre prochain tour rapporte deux bracelets, si personne ne vous en chasse.',
    },
    slam: {
      title: 'Bousculer',
      what: 'Vous foncez sur la case d’un autre Viking, et **c’est vous qui choisissez où il va**, juste à côté. Aucun Bouclier n’y peut rien.',
      may: 'N’importe quel Viking à deux pas au plus, si le chemin est libre, ou personne. On ne pousse ni dans l’eau ni sur un autre Viking.',
      think:
        'Cela chasse quelqu’un **de la case centrale**, ou l’éloigne d’un bracelet. Ne poussez personne sur un bracelet : il le ramasserait.',
    },
    attack: {
      title: 'Choisir sa cible',
      what: 'Massue et Marteau **volent** un bracelet sans le montrer. Frapper et Lance-pierres en **font tomber** un, à la vue de tous. Massue et Frapper touchent les voisins ; Marteau et Lance-pierres, tous ceux qui sont plus loin.',
      may: 'N’importe quel Viking éclairé, ou personne. Votre cible peut répondre par un Bouclier, vrai ou non.',
      think:
        'Visez qui est **en tête** : beaucoup de bracelets, ou un 4 ramassé devant tout le monde. Chaque Viking a deux Boucliers parmi ses douze cartes.',
    },
    shield: {
      title: 'On vous attaque',
      what: 'Vous pouvez poser **n’importe quelle carte** et dire que c’est un Bouclier. L’attaque échoue alors, sauf si l’on dénonce votre bluff.',
      may: 'Poser une carte de votre main, ou encaisser le coup et perdre un bracelet.',
      think:
        'Un vrai Bouclier que l’on dénonce **vous rapporte un bracelet**. Un faux que l’on dénonce vous en coûte un de plus. Vos deux Boucliers ont été vus ? Personne ne croira au troisième.',
    },
    callShield: {
      title: 'Bouclier ou pas ?',
      what: 'Votre cible a posé une carte et dit que c’est un Bouclier. Si vous l’acceptez, l’attaque échoue et la carte reste cachée.',
      may: 'Dénoncer le Bouclier, ou l’accepter. Il ne faut pas de bracelet pour dénoncer ici.',
      think:
        'S’il est faux, vous prenez un bracelet **et** votre attaque continue. S’il est vrai, vous en perdez un. Une carte sur six est un Bouclier ; qui en a un le pose.',
    },
    bracelet: {
      title: 'Où tombe-t-il ?',
      what: 'Le bracelet que vous faites tomber arrive sur une case voisine de sa victime. **À vous de choisir laquelle.**',
      may: 'N’importe quelle case éclairée, sauf la vôtre. Dans l’eau, il est perdu pour de bon ; sur la case d’un Viking, il est à lui.',
      think:
        'Faites-le tomber là où **vous serez le premier**, avec votre prochaine carte peut-être. S’il n’y a que des rivaux autour, mieux vaut l’eau qu’un cadeau.',
    },
    centre: {
      title: 'La case centrale paie',
      what: 'Votre tour commence sur la case centrale : **deux bracelets de la réserve** sont à prendre.',
      may: 'Les prendre tous les deux, ou aucun. On ne peut en prendre un seul que si c’est le dernier.',
      think:
        'Prenez-les presque toujours. Mais une réserve vide **met fin à la partie avec ce tour** : si vous êtes derrière, réfléchissez.',
    },
  },
  practice: {
    truth: {
      title: 'Une vérité',
      text: 'Quelqu’un annonce « Courir », et **c’est vrai**. Laissez passer, et regardez ce qui arrive à qui dénonce : la carte est retournée, et il le paie d’un bracelet.',
    },
    unknown: {
      title: 'Impossible à savoir',
      text: 'La même personne annonce maintenant autre chose, et **rien ne prouve le contraire**. Laissez passer : une carte que personne ne dénonce n’est jamais montrée.',
    },
    lay: {
      title: 'Un bluff',
      text: 'À vous. Le **4** en B1 est à deux pas, et vous n’avez pas « Courir ». Posez votre **Bouclier**, dont les autres ne voient que le dos, et annoncez **« Courir »**.',
    },
    say: {
      title: 'Un bluff : annoncer « Courir »',
      text: 'Annoncez maintenant **« Courir »**, quelle que soit la carte posée. Personne ne sait que c’en est une autre.',
    },
    take: {
      title: 'Un bluff qui passe',
      text: 'Personne n’a dénoncé. Allez en **B1** et ramassez le 4. Votre carte reste cachée.',
    },
    free: {
      title: 'La seconde carte est libre',
      text: 'Dites vrai ou bluffez, comme il vous plaît. Un texte dit ce que fait chaque action.',
    },
    confirm: {
      title: 'Votre tour est fini',
      text: 'Validez, et c’est au suivant. D’ici là, vous pouvez encore revenir sur votre dernier choix.',
    },
    call: {
      title: 'Une dénonciation',
      text: 'Quelqu’un annonce « Marcher ». Voyez les **cartes possibles** : ses deux « Marcher » ont déjà été vues, ce n’en est donc pas une. **Dénoncez le bluff**, et un bracelet est à vous.',
    },
    doubt: {
      title: 'Pas de preuve cette fois',
      text: 'Voyez les **cartes possibles** : ce peut être vrai. Dénoncer à tort vous coûte un bracelet ; laissez donc passer, sauf si vous avez une raison de douter.',
    },
    end: {
      title: 'C’est tout',
      text: 'Une vérité, un bluff qui passe et une dénonciation : **voilà le jeu**. À partir d’ici, rien n’est préparé. Continuez jusqu’au bout, ou commencez une vraie partie.',
    },
  },
};
