/** What the page saw of the shuffle. Each sentence says what was compared, and no more. */
import { dictionary } from '../../shared/words.ts';
import type { Sentences } from '../../../text/index.ts';

const en = {
  shuffling: 'The cards are being shuffled…',
  'seed.unseen':
    'The cards were dealt before this page came, so it cannot tell which fingerprint was shown at the beginning.',
  'seed.same': 'This page has noted the fingerprint of the server’s seed. It is still the same.',
  'seed.changed': 'The server now shows another fingerprint than at first. Do not trust this shuffle.',
  'seed.fits': 'The server has kept its word: its seed has the fingerprint that this page noted before the deal.',
  'seed.broken': 'The seed does not have the fingerprint that the server shows. Do not trust this shuffle.',
  'own.promised':
    'This page has drawn a secret number for you. The server has only the number’s fingerprint until the seats are settled.',
  'own.mixed': 'Your number, drawn by this browser, is in the shuffle.',
  'own.late': 'This page did not show your number in time, so the cards were shuffled without it.',
  'own.dropped': 'This page showed your number, but the server says that it did not come in time.',
  'own.changed':
    'In your place stands another number than the one this browser drew. Unless you sat here with another device as well, do not trust this shuffle.',
  'others.fit': 'Every number in the shuffle has the fingerprint that it was announced with.',
  'others.broken': 'A number was exchanged after it was announced. Do not trust this shuffle.',
  withheld: 'Announced, but not shown in time: the number of {persons.list}.',
  earlierGivenUp: {
    by: 'n',
    one: 'One earlier game of this host was given up after the deal.',
    other: '{n} earlier games of this host were given up after the deal.',
  },
  earlierWithheld: {
    by: 'n',
    one: 'In one earlier game of this host a number was missing.',
    other: 'In {n} earlier games of this host a number was missing.',
  },
  remains:
    'Whoever runs the server and plays along can still hold a number back, or agree with you to give a game up and deal again. Both are shown here.',
} satisfies Sentences<string, 'en'>;

const fr: Sentences<keyof typeof en, 'fr'> = {
  shuffling: 'On mélange les cartes…',
  'seed.unseen':
    'Les cartes ont été distribuées avant l’arrivée de cette page : elle ne peut pas dire quelle empreinte fut montrée au début.',
  'seed.same': 'Cette page a noté l’empreinte de la graine du serveur. Elle n’a pas changé.',
  'seed.changed': 'Le serveur montre une autre empreinte qu’au début. Ne vous fiez pas à ce mélange.',
  'seed.fits': 'Le serveur a tenu parole : sa graine a l’empreinte que cette page avait notée avant la donne.',
  'seed.broken': 'La graine n’a pas l’empreinte que montre le serveur. Ne vous fiez pas à ce mélange.',
  'own.promised':
    'Cette page a tiré pour vous un nombre secret. Le serveur n’en a que l’empreinte tant que les places ne sont pas fixées.',
  'own.mixed': 'Votre nombre, tiré par ce navigateur, est dans le mélange.',
  'own.late': 'Cette page n’a pas montré votre nombre à temps : les cartes ont été mélangées sans lui.',
  'own.dropped': 'Cette page a montré votre nombre, mais le serveur dit qu’il n’est pas arrivé à temps.',
  'own.changed':
    'À votre place se trouve un autre nombre que celui de ce navigateur. À moins d’être venu aussi avec un autre appareil, ne vous fiez pas à ce mélange.',
  'others.fit': 'Chaque nombre du mélange a l’empreinte annoncée.',
  'others.broken': 'Un nombre a été échangé après son annonce. Ne vous fiez pas à ce mélange.',
  withheld: 'Annoncé, mais non montré à temps : le nombre promis par {persons.list}.',
  earlierGivenUp: {
    by: 'n',
    one: 'Une partie précédente de cet hôte a été arrêtée après la donne.',
    many: '{n} de parties précédentes de cet hôte ont été arrêtées après la donne.',
    other: '{n} parties précédentes de cet hôte ont été arrêtées après la donne.',
  },
  earlierWithheld: {
    by: 'n',
    one: 'Dans une partie précédente de cet hôte, un nombre manquait.',
    many: 'Dans {n} de parties précédentes de cet hôte, un nombre manquait.',
    other: 'Dans {n} parties précédentes de cet hôte, un nombre manquait.',
  },
  remains:
    'Qui tient le serveur et joue aussi peut encore retenir un nombre, ou convenir avec vous d’arrêter une partie et de redistribuer. Les deux sont montrés ici.',
};

export const say = dictionary(en, fr, {
  withheld: { persons: 'persons' },
  earlierGivenUp: { n: 'number' },
  earlierWithheld: { n: 'number' },
});
