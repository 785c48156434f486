import type { SagaGuide } from './teaching-words.ts';

export const guide: SagaGuide = {
  goal: {
    title: 'Le but du jeu',
    text: 'Avoir le **plus de Gloire** après trois Âges. Terres, figurines et cartes n’en sont que les moyens, et bien mourir aussi.',
  },
  lessons: {
    draft: {
      title: 'Prendre un cadeau',
      what: 'Chacun prend une carte en même temps et passe les autres à gauche. Ces six cartes sont **tout votre Âge**.',
      may: 'N’importe quelle carte du paquet. Ce qui reste à la fin est défaussé sans être vu.',
      think:
        'Cherchez des cartes qui **vont ensemble** : Loki paie qui perd, Tyr gagne les batailles, Frigga épargne la Rage. Une ou deux Quêtes, là où vous serez de toute façon.',
    },
    act: {
      title: 'Choisir une action',
      what: 'Une action par tour. La plupart coûtent de la **Rage**, qui ne revient qu’à l’Âge suivant.',
      may: 'Envahir, marcher, améliorer, poser une Quête, piller, ou passer. Ce qui est en pointillé dit pourquoi c’est impossible maintenant.',
      think:
        'Les Améliorations **tôt** : elles servent tout l’Âge. Pillez **avant** que les autres soient prêts à côté. Ne passez que s’il n’y a plus rien à gagner.',
    },
    invade: {
      title: 'Envahir',
      what: 'Une figurine quitte votre réserve pour la carte. Vous payez sa Force en Rage. **Le Chef ne coûte rien.**',
      may: 'N’importe quel village éclairé. Les Navires vont dans les fjords, et eux seuls. On n’envahit pas Yggdrasil : allez-y en marchant. Vos **Cornes** disent combien de figurines vous pouvez avoir sur le plateau.',
      think:
        'Une province de **peu de villages** laisse peu de rivaux venir à votre pillage. Dans celle qui est **condamnée**, vos morts rapportent de la Gloire.',
    },
    march: {
      title: 'Marcher',
      what: 'Pour 1 point de Rage, autant de vos figurines que voulu vont d’**une** province à **une** autre, si loin que ce soit.',
      may: 'N’importe quelle province où vous êtes, puis n’importe laquelle où un village est vide, ou Yggdrasil. Les Navires ne bougent jamais.',
      think:
        'Deux figurines à côté d’une province non pillée sont **une menace pour les deux voisines**. Yggdrasil touche à toutes.',
    },
    pillage: {
      title: 'Piller',
      what: 'Vous tentez de prendre la récompense d’une province. **D’abord, les autres peuvent venir**, une figurine à la fois, depuis les voisines.',
      may: 'N’importe quelle province pas encore pillée à cet Âge, où vous avez une figurine, ou un Navire dans son fjord.',
      think:
        'Comptez qui **se tient à côté** et combien de villages sont libres. Personne ne peut venir ? La récompense est à vous sans bataille.',
    },
    join: {
      title: 'L’appel au combat',
      what: 'Quelqu’un pille. Vous pouvez envoyer une figurine d’une province voisine sur un village vide.',
      may: 'Une figurine, ou aucune ; on vous le redemande tant que d’autres viennent et qu’il y a de la place.',
      think:
        'Inutile de gagner : **prendre le dernier village** tient un plus fort à l’écart. Et qui perd reprend sa carte.',
    },
    battleCard: {
      title: 'Poser une carte',
      what: 'Chacun dans la bataille pose **une carte face cachée** ; toutes sont retournées ensemble. On additionne figurines et cartes.',
      may: 'N’importe quelle carte de votre main. Améliorations et Quêtes n’ajoutent rien, mais il faut en poser une tant que vous en avez.',
      think:
        'Qui gagne **perd sa carte**, qui perd la reprend. Sûr de perdre ? Posez peu de chose. Les cartes de Loki aiment perdre.',
    },
    lateCard: {
      title: 'Après la révélation',
      what: 'Les cartes sont visibles. Quelques-unes peuvent **encore s’ajouter**, ou agir avant que l’on compare.',
      may: 'Ce qui est proposé, ou rien.',
      think: 'N’ajoutez une carte que si elle **change le vainqueur** : qui gagne la défausse.',
    },
    raise: {
      title: 'Monter une caractéristique',
      what: 'L’une de vos caractéristiques monte d’un rang : **Rage** à dépenser à chaque Âge, **Haches** pour les batailles gagnées, **Cornes** pour les figurines sur le plateau.',
      may: 'N’importe laquelle qui n’est pas à son dernier rang.',
      think:
        'Le rang 4 rapporte 10 points à la fin, le rang 6 en rapporte 20. **Mieux vaut en finir une** qu’en commencer trois.',
    },
    save: {
      title: 'Une de vos cartes demande',
      what: 'Une de vos Améliorations peut servir maintenant. Son texte est sur votre fiche de clan.',
      may: 'Vous en servir, ou non.',
      think:
        'Ce qu’elle coûte maintenant vous manquera plus tard : la **figurine ou la place** en vaut-elle la peine à cet Âge ?',
    },
    keep: {
      title: 'Garder une carte',
      what: 'L’Âge finit. Vous pouvez garder **une** carte pour le suivant ; les autres sont défaussées sans être vues.',
      may: 'Une carte, ou aucune. Au Troisième Âge, aucune.',
      think:
        'Une bonne **carte Bataille** vaut autant à l’Âge suivant. Une Quête ne rapporte que ce que dit son propre Âge, moins qu’une nouvelle.',
    },
  },
  practice: {
    invade: {
      title: 'Le premier pas',
      text: 'Les **huit cartes** ci-dessous sont à vous : pas de choix de cartes dans une première partie. Prenez **Invasion**, puis votre **Chef**, qui ne coûte rien.',
    },
    where: {
      title: 'Où aller',
      text: 'Placez votre Chef à **Gimle**. Son jeton rapporte des **Cornes** : une figurine de plus sur le plateau, pour le reste de la partie.',
    },
    confirm: {
      title: 'Valider, ou revenir',
      text: 'Tant que vous n’avez pas pressé **Valider**, vous pouvez revenir sur tout. Ensuite, c’est aux autres de jouer.',
    },
    upgrade: {
      title: 'Une Amélioration',
      text: 'Les Améliorations restent pour de bon : jouez-les **tôt**. Prenez **Amélioration** et jouez **Frères d’armes** pour 1 point de Rage : elle amène un Guerrier gratuit.',
    },
    bring: {
      title: 'Un Guerrier gratuit',
      text: 'Placez ce Guerrier à **Gimle**, près de votre Chef. Quelqu’un s’est installé dans la province voisine : il vous faudra les deux.',
    },
    quest: {
      title: 'Une Quête',
      text: 'Posez **Alfheim !** face cachée, pour rien. Elle rapporte à la fin de l’Âge si vous êtes le plus fort dans une province d’Alfheim, et **Gimle** en est une.',
    },
    pillage: {
      title: 'Piller',
      text: 'Votre Chef a une Force de 3, votre Guerrier de 1. Les voisins peuvent venir, **une figurine à la fois**. Prenez **Pillage** : les Cornes de Gimle vous attendent.',
    },
    card: {
      title: 'Une bataille',
      text: 'Un Guerrier est venu : **4 contre 1**, avant les cartes. Posez **Fracas de Tyr** pour 3 de plus. Qui gagne perd sa carte, qui perd la reprend.',
    },
    join: {
      title: 'Un appel au combat',
      text: 'À présent, un rival pille à côté. Vous pouvez envoyer une figurine de Gimle, ou rester. Allez là où vous **pouvez gagner**, ou là où perdre en vaut la peine.',
    },
    defend: {
      title: 'Leur pillage, votre bataille',
      text: 'Comparez la Force des deux camps en l’état, puis posez une carte. Si vous gagnez, **ils n’ont rien**, et vos Haches vous rapportent de la Gloire.',
    },
    end: {
      title: 'C’est tout',
      text: 'Envahir, améliorer, s’engager, piller, se battre : **voilà un Âge**. Quand la Rage est dépensée, les Quêtes rapportent et le Ragnarök frappe. Continuez, ou lancez une vraie partie.',
    },
  },
};
