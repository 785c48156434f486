/** Words of dialogs and of the form with a table's settings. */
import type { Sentences } from '../../text/index.ts';
import { dictionary } from '../shared/words.ts';

const en = {
  offline: 'The server cannot be reached. Your tables are safe; check your connection, or try again in a moment.',
  yourName: 'Your name',
  nameHelp: 'Everybody at the table sees it. At most {max} characters.',
  nameEmpty: 'A name needs at least one character.',
  save: 'Save',
  close: 'Close',
  cancel: 'Cancel',
  seatCount: 'Seats',
  openTable: 'Open to everybody',
  openTableHelp: 'The lobby lists the table and anyone may take a free seat. Otherwise only the link leads here.',
  watch: 'Spectators',
  watchHelp: 'People without a seat may watch. They never see what is hidden.',
  pace: 'When only one answer is possible',
  'paceHelp.discreet':
    'Where only one answer is possible the table gives it, or you do with a click. If your hidden cards are the reason, it takes as long as your own thoughts do, and looks like one of them. Only an answer after more than a minute shows that there was a choice; in the first rounds, one after more than 20 seconds may.',
  'paceHelp.quick':
    'Where only one answer is possible the table gives it at once. That gives something away: a pause shows that there was a choice, and so perhaps what is held.',
  paceDiscreet: 'Wait as usual',
  paceQuick: 'Answer at once',
  botPace: 'Bots’ speed',
  'botPaceHelp.patient':
    'Bots take two or three seconds, with a choice or without: time to follow. That gives nothing away.',
  'botPaceHelp.natural':
    'Bots take a second or two, with a choice or without. That gives nothing away, unless the server is so busy that they think for longer.',
  'botPaceHelp.fast':
    'Bots take a fraction of a second, with a choice or without. A harder decision may now and then show by a longer pause.',
  'botPaceHelp.instant':
    'Bots answer as soon as they can. A longer pause shows a harder decision; without a choice they wait as long as they usually think.',
  botPacePatient: 'Slow',
  botPaceNatural: 'Normal',
  botPaceFast: 'Fast',
  botPaceInstant: 'Instant',
  on: 'Yes',
  off: 'No',
  optionsOfGame: 'The game',
  optionsOfTable: 'The table',
} satisfies Sentences<string, 'en'>;

const fr: Sentences<keyof typeof en, 'fr'> = {
  offline:
    'Le serveur est injoignable. Vos tables sont en sécurité ; vérifiez votre connexion, ou réessayez dans un instant.',
  yourName: 'Votre nom',
  nameHelp: 'Toute la table le voit. {max} caractères au plus.',
  nameEmpty: 'Il faut au moins un caractère.',
  save: 'Enregistrer',
  close: 'Fermer',
  cancel: 'Annuler',
  seatCount: 'Places',
  openTable: 'Ouverte à tout le monde',
  openTableHelp: 'L’accueil montre la table et chacun peut prendre une place libre. Sinon, seul le lien mène ici.',
  watch: 'Spectateurs',
  watchHelp: 'Les personnes sans place peuvent regarder. Elles ne voient jamais ce qui est caché.',
  pace: 'Quand une seule réponse est possible',
  'paceHelp.discreet':
    'Quand une seule réponse est possible, la table la donne, ou vous d’un clic. Si vos cartes cachées en sont la cause, elle met le temps de vos propres réflexions et ressemble à l’une d’elles. Seule une réponse après plus d’une minute montre qu’il y avait un choix ; aux premiers tours, une réponse après plus de 20 secondes peut le montrer.',
  'paceHelp.quick':
    'Quand une seule réponse est possible, la table la donne aussitôt. Cela en dit un peu : une pause montre qu’il y avait un choix, et peut-être ce qui est tenu en main.',
  paceDiscreet: 'Attendre un peu',
  paceQuick: 'Répondre aussitôt',
  botPace: 'Vitesse des bots',
  'botPaceHelp.patient':
    'Les bots prennent deux ou trois secondes, avec ou sans choix : le temps de suivre. Cela ne dit rien.',
  'botPaceHelp.natural':
    'Les bots prennent une seconde ou deux, avec ou sans choix. Cela ne dit rien, sauf si le serveur est si occupé qu’ils réfléchissent plus longtemps.',
  'botPaceHelp.fast':
    'Les bots prennent une fraction de seconde, avec ou sans choix. Une décision plus difficile peut parfois se voir à une pause plus longue.',
  'botPaceHelp.instant':
    'Les bots répondent dès qu’ils le peuvent. Une pause plus longue montre une décision plus difficile ; sans choix, ils attendent le temps de leur réflexion habituelle.',
  botPacePatient: 'Lente',
  botPaceNatural: 'Normale',
  botPaceFast: 'Rapide',
  botPaceInstant: 'Immédiate',
  on: 'Oui',
  off: 'Non',
  optionsOfGame: 'Le jeu',
  optionsOfTable: 'La table',
};

export const say = dictionary(en, fr, {
  nameHelp: { max: 'number' },
});
