/** The words by which players look for a clause, beside those that it holds itself. */
import type { ClauseWords } from '../../../text/game-text.ts';

export const clauseWords: ClauseWords = {
  'CV-1': {
    en: 'players, how many cards, deck, which cards, card list, left to draw',
    fr: 'joueurs, joueuses, combien de cartes, paquet, liste des cartes, quelles cartes',
  },
  'CV-2': { en: 'board, map, meadow, fjord', fr: 'plateau, terrain, prairie, fjord' },
  'CV-3': {
    en: 'worth, value, how much, points, start with, treasure, secret, goal',
    fr: 'valeur, vaut, combien, points, au départ, trésor, secret, but du jeu',
  },
  'CV-4': { en: 'begin, where to start, planks, placement', fr: 'commencer, où commencer, planches, placement' },
  'CV-5': { en: 'hand, draw, how many cards', fr: 'main, piocher, combien de cartes' },
  'CV-6': { en: 'stones, reserve, setup, box', fr: 'pierres, réserve, mise en place, boîte' },
  'CV-7': {
    en: 'who is next, who begins, turn order, first',
    fr: 'à qui le tour, qui commence, ordre du tour, premier',
  },
  'CV-10': { en: '+2, middle, bonus, two bracelets', fr: '+2, milieu, centre, bonus, deux bracelets' },
  'CV-11': {
    en: 'may I pass, pass, skip, must I play, two cards, my turn',
    fr: 'puis-je passer, passer son tour, obligation, obligatoire, deux cartes, mon tour',
  },
  'CV-12': { en: 'say, name, lie, lying, bluff, face down', fr: 'dire, nommer, mentir, mensonge, bluffer' },
  'CV-13': {
    en: 'why can’t I slam, grey, not offered, no target, why not',
    fr: 'pourquoi je ne peux pas bousculer, grisé, pas de cible, impossible',
  },
  'CV-20': {
    en: 'challenge, doubt, who may call, no bracelet, why can’t I call',
    fr: 'contester, douter, qui peut dénoncer, sans bracelet, accuser',
  },
  'CV-21': {
    en: 'two callers, several call, at the same time, secret',
    fr: 'plusieurs dénoncent, en même temps, secret',
  },
  'CV-22': { en: 'nobody calls, no call, let it pass, pass', fr: 'personne ne dénonce, laisser passer' },
  'CV-23': {
    en: 'truth, true, wrong call, penalty, lost a bracelet, what did I lose',
    fr: 'vérité, disait vrai, à tort, pénalité, perdu un bracelet, qu’ai-je perdu',
  },
  'CV-24': {
    en: 'caught, lie, right call, penalty, lost a bracelet, what did I lose, cancelled',
    fr: 'démasqué, mensonge, à raison, pénalité, perdu un bracelet, qu’ai-je perdu, annulée',
  },
  'CV-30': { en: 'optional, do nothing, stay', fr: 'facultatif, ne rien faire, rester' },
  'CV-31': {
    en: 'move, run, water, swim, how far, distance',
    fr: 'bouger, déplacement, avancer, eau, nager, combien de cases',
  },
  'CV-32': { en: 'pick up, loot, take, collect', fr: 'ramasser, butin, prendre, récolter' },
  'CV-33': { en: 'slam, push, shove, what is a slam', fr: 'pousser, repousser, chasser, bousculade' },
  'CV-34': { en: 'steal, next to, beside, hit', fr: 'voler, à côté, voisin, taper' },
  'CV-35': { en: 'knock off, drop, next to, beside, hit', fr: 'faire tomber, à côté, voisin, coup' },
  'CV-36': { en: 'steal, far, range, throw, water', fr: 'voler, loin, portée, lancer, à distance, eau' },
  'CV-37': { en: 'knock off, far, range, shoot', fr: 'faire tomber, loin, portée, tirer, à distance' },
  'CV-38': { en: 'lost, water, sinks, falls, out of the game', fr: 'perdu, eau, coule, tombe, hors jeu' },
  'CV-39': { en: 'nothing to lose, empty', fr: 'rien à perdre, vide' },
  'CV-40': { en: 'defend, defence, block, parry, attacked', fr: 'défendre, défense, parer, bloquer, attaqué' },
  'CV-41': { en: 'doubt the Shield, call the Shield', fr: 'douter du Bouclier, dénoncer le Bouclier' },
  'CV-42': { en: 'accept the Shield, attack fails', fr: 'accepter le Bouclier, attaque échoue' },
  'CV-43': { en: 'true Shield, lost a bracelet', fr: 'vrai Bouclier, perdu un bracelet' },
  'CV-44': { en: 'false Shield, lost two bracelets', fr: 'faux Bouclier, perdu deux bracelets' },
  'CV-50': { en: 'draw, refill, new cards, shuffle, discard', fr: 'piocher, compléter, nouvelles cartes, mélanger' },
  'CV-51': { en: 'refill, new bracelets', fr: 'regarnir, nouveaux bracelets' },
  'CV-52': {
    en: 'end, last turn, when does it end, over, reserve empty, goal',
    fr: 'fin, dernier tour, quand finit, terminée, but du jeu',
  },
  'CV-53': {
    en: 'goal, win, winner, how do I win, score, points, victory, aim, tie',
    fr: 'but du jeu, gagner, gagnant, comment gagner, score, points, victoire, objectif, égalité',
  },
  'CV-60': { en: 'short game, nine cards, two cards', fr: 'partie courte, neuf cartes, deux cartes' },
  'CV-70': {
    en: 'hidden, count, counting, how many cards has she left, what can I see, know',
    fr: 'caché, compter, combien de cartes lui reste, que puis-je voir, savoir',
  },
  'CVR-5': { en: 'may I pass, stuck, must I play', fr: 'puis-je passer, bloqué, obligation' },
  'CVR-28': { en: 'points, count, score, goal', fr: 'points, compter, score, but' },
  'CVR-32': { en: 'away, gone, clock, left the game', fr: 'parti, absent, chronomètre, a quitté' },
};
