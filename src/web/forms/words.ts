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
    '“Wait as usual” hides that you had no choice: the table answers for you after as long as you usually think.',
  'paceHelp.quick': '“Answer at once” is faster, but may betray your cards: a pause shows that there was a choice.',
  paceDiscreet: 'Wait as usual',
  paceQuick: 'Answer at once',
  botPace: 'Bots’ speed',
  'botPaceHelp.patient':
    'Bots take two or three seconds, with a choice or without: time to follow. That gives nothing away.',
  'botPaceHelp.natural': 'Bots always take a second or two, so their speed gives nothing away.',
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
} as const satisfies Sentences<string, 'en'>;

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
    '« Attendre un peu » cache que vous n’aviez pas le choix : la table répond pour vous après le temps que vous prenez d’habitude.',
  'paceHelp.quick':
    '« Répondre aussitôt » va plus vite mais peut trahir vos cartes : une pause montre qu’il y avait un choix.',
  paceDiscreet: 'Attendre un peu',
  paceQuick: 'Répondre aussitôt',
  botPace: 'Vitesse des bots',
  'botPaceHelp.patient':
    'Les bots prennent deux ou trois secondes, avec ou sans choix : le temps de suivre. Cela ne dit rien.',
  'botPaceHelp.natural': 'Les bots prennent toujours une ou deux secondes : leur rythme ne trahit rien.',
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
  max: 'number',
});
