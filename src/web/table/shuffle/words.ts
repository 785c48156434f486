/** What the page saw of the shuffle. Each sentence says what was compared, and no more. */
import { dictionary } from '../../shared/words.ts';
import type { Sentences } from '../../../text/index.ts';

const en = {
  shuffling: 'The cards are being shuffled…',
  'seed.unseen':
    'The cards were dealt before this page came, so it cannot tell which fingerprint was shown at the beginning.',
  'seed.same': 'This page has noted the fingerprint of the server’s seed. It is still the same.',
  'seed.changed': 'The server now shows another fingerprint than at first. Do not trust this shuffle.',
  'seed.fits': 'The server’s seed has the fingerprint that this page noted before the deal.',
  'seed.broken': 'The seed does not have the fingerprint that the server shows. Do not trust this shuffle.',
  'own.promised':
    'This page has drawn a secret number for you. The server has only the number’s fingerprint until the seats are settled.',
  'own.mixed': 'Your number, drawn by this browser, is in the shuffle.',
  'own.none': 'No number of this browser is in the shuffle: it had no seat at the deal, or came with another device.',
  'own.unasked':
    'Your number is not in the shuffle: this page was not told in time to show it. A slow line can cause that, and so can a server.',
  'own.kept': 'This page kept your number to itself, because something had changed that must not change.',
  'own.dropped': 'This page showed your number, but the server says that it did not come in time.',
  'own.changed':
    'In your place stands another number than the one this browser drew, or none. Unless you sat here with another device as well, do not trust this shuffle.',
  'others.fit': 'Every number in the shuffle has the fingerprint that it was announced with.',
  'others.unseen':
    'This page did not see the fingerprints before the numbers were shown, so it cannot tell whether a number was chosen afterwards.',
  gatherings: {
    by: 'n',
    one: 'After this page had shown your number, the game did not begin and people gathered again. Whoever runs the server may have looked at a deal and had another.',
    other:
      'After this page had shown your number, the game did not begin and people gathered again, {n} times. Whoever runs the server may have looked at as many deals and had others.',
  },
  'others.broken': 'A number was exchanged after it was announced. Do not trust this shuffle.',
  withheld: 'Announced, but not shown in time: the number of {persons.list}.',
  earlierGivenUp: {
    by: 'n',
    one: 'This host has left one earlier game after the deal, or agreed to give it up.',
    other: 'This host has left {n} earlier games after the deal, or agreed to give them up.',
  },
  earlierWithheld: {
    by: 'n',
    one: 'In one earlier game this host’s number was missing.',
    other: 'In {n} earlier games this host’s number was missing.',
  },
  remains:
    'Whoever runs the server and plays along can still hold a number back, say that a number came too late, let people gather again before the deal, or have a game given up and deal again. This page says what it saw of that.',
} as const satisfies Sentences<string, 'en'>;

const fr: Sentences<keyof typeof en, 'fr'> = {
  shuffling: 'On mélange les cartes…',
  'seed.unseen':
    'Les cartes ont été distribuées avant l’arrivée de cette page : elle ne peut pas dire quelle empreinte fut montrée au début.',
  'seed.same': 'Cette page a noté l’empreinte de la graine du serveur. Elle n’a pas changé.',
  'seed.changed': 'Le serveur montre une autre empreinte qu’au début. Ne vous fiez pas à ce mélange.',
  'seed.fits': 'La graine du serveur a l’empreinte que cette page avait notée avant la donne.',
  'seed.broken': 'La graine n’a pas l’empreinte que montre le serveur. Ne vous fiez pas à ce mélange.',
  'own.promised':
    'Cette page a tiré pour vous un nombre secret. Le serveur n’en a que l’empreinte tant que les places ne sont pas fixées.',
  'own.mixed': 'Votre nombre, tiré par ce navigateur, est dans le mélange.',
  'own.none':
    'Aucun nombre de ce navigateur n’est dans le mélange : il n’avait pas de place à la donne, ou vous étiez sur un autre appareil.',
  'own.unasked':
    'Votre nombre n’est pas dans le mélange : cette page n’a pas su à temps qu’il fallait le montrer. Une ligne lente peut en être la cause, un serveur aussi.',
  'own.kept': 'Cette page a gardé votre nombre, car quelque chose avait changé qui ne doit pas changer.',
  'own.dropped': 'Cette page a montré votre nombre, mais le serveur dit qu’il n’est pas arrivé à temps.',
  'own.changed':
    'À votre place se trouve un autre nombre que celui de ce navigateur, ou aucun. À moins d’être venu aussi avec un autre appareil, ne vous fiez pas à ce mélange.',
  'others.fit': 'Chaque nombre du mélange a l’empreinte annoncée.',
  'others.unseen':
    'Cette page n’a pas vu les empreintes avant les nombres : elle ne peut pas dire si un nombre fut choisi après coup.',
  gatherings: {
    by: 'n',
    one: 'Après que cette page eut montré votre nombre, la partie n’a pas commencé et l’on s’est réuni de nouveau. Qui tient le serveur a pu regarder une donne et en prendre une autre.',
    many: 'Après que cette page eut montré votre nombre, la partie n’a pas commencé et l’on s’est réuni de nouveau, {n} de fois. Qui tient le serveur a pu regarder autant de donnes et en prendre d’autres.',
    other:
      'Après que cette page eut montré votre nombre, la partie n’a pas commencé et l’on s’est réuni de nouveau, {n} fois. Qui tient le serveur a pu regarder autant de donnes et en prendre d’autres.',
  },
  'others.broken': 'Un nombre a été échangé après son annonce. Ne vous fiez pas à ce mélange.',
  withheld: 'Annoncé, mais non montré à temps : le nombre promis par {persons.list}.',
  earlierGivenUp: {
    by: 'n',
    one: 'Cet hôte a quitté une partie précédente après la donne, ou accepté son arrêt.',
    many: 'Cet hôte a quitté {n} de parties précédentes après la donne, ou accepté leur arrêt.',
    other: 'Cet hôte a quitté {n} parties précédentes après la donne, ou accepté leur arrêt.',
  },
  earlierWithheld: {
    by: 'n',
    one: 'Dans une partie précédente, le nombre de cet hôte manquait.',
    many: 'Dans {n} de parties précédentes, le nombre de cet hôte manquait.',
    other: 'Dans {n} parties précédentes, le nombre de cet hôte manquait.',
  },
  remains:
    'Qui tient le serveur et joue aussi peut encore retenir un nombre, dire qu’un nombre est arrivé trop tard, faire se réunir de nouveau avant la donne, ou faire arrêter une partie et redistribuer. Cette page dit ce qu’elle en a vu.',
};

export const say = dictionary(en, fr, {
  n: 'number',
  persons: 'persons',
});
