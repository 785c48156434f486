/** Words of dialogs and of the form with a table's settings. */
import type { Sentences } from '../../text/index.ts';
import { dictionary } from '../shared/words.ts';

const en = {
  offline: 'The hall cannot be reached. Your tables are safe; check your connection, or try again in a moment.',
  yourName: 'Your name',
  nameHelp: 'Everybody at the table sees it. At most {max} characters.',
  nameEmpty: 'A name needs at least one character.',
  save: 'Save',
  close: 'Close',
  cancel: 'Cancel',
  seatCount: 'Seats',
  openTable: 'Open to everybody',
  openTableHelp: 'The lobby lists the table and anyone may take a free seat. Otherwise only the link leads here.',
  watch: 'Audience',
  watchHelp: 'People without a seat may watch. They never see what is hidden.',
  pace: 'Answers without a choice',
  paceHelp:
    'Where a seat has only one possible answer, the table gives it: after a natural pause, so that nobody can tell, or at once.',
  paceDiscreet: 'Discreet',
  paceQuick: 'Quick',
  botPace: 'Bots think',
  botPaceHelp: 'How long a bot waits before it answers.',
  botPaceNatural: 'Naturally',
  botPaceFast: 'Fast',
  botPaceInstant: 'Instantly',
  on: 'Yes',
  off: 'No',
  optionsOfGame: 'The game',
  optionsOfTable: 'The table',
} satisfies Sentences<string, 'en'>;

const fr: Sentences<keyof typeof en, 'fr'> = {
  offline:
    'La salle est injoignable. Vos tables sont en sûreté ; vérifiez votre connexion, ou réessayez dans un instant.',
  yourName: 'Votre nom',
  nameHelp: 'Toute la table le voit. {max} caractères au plus.',
  nameEmpty: 'Il faut au moins un caractère.',
  save: 'Enregistrer',
  close: 'Fermer',
  cancel: 'Annuler',
  seatCount: 'Places',
  openTable: 'Ouverte à tout le monde',
  openTableHelp: 'L’accueil montre la table et chacun peut prendre une place libre. Sinon, seul le lien mène ici.',
  watch: 'Public',
  watchHelp: 'Les personnes sans place peuvent regarder. Elles ne voient jamais ce qui est caché.',
  pace: 'Réponses sans choix',
  paceHelp:
    'Quand une seule réponse est possible, la table la donne : après une pause naturelle, pour que rien ne se devine, ou aussitôt.',
  paceDiscreet: 'Discrètes',
  paceQuick: 'Rapides',
  botPace: 'Réflexion des automates',
  botPaceHelp: 'Le temps qu’un automate prend avant de répondre.',
  botPaceNatural: 'Naturelle',
  botPaceFast: 'Brève',
  botPaceInstant: 'Aucune',
  on: 'Oui',
  off: 'Non',
  optionsOfGame: 'Le jeu',
  optionsOfTable: 'La table',
};

export const say = dictionary(en, fr, {
  nameHelp: { max: 'number' },
});
