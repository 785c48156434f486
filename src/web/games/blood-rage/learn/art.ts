/** Icons and colours of the drawings that teach Blood Rage. */
import crossedAxes from 'virtual:game-icon/crossed-axes';
import daemonSkull from 'virtual:game-icon/daemon-skull';
import drakkar from 'virtual:game-icon/drakkar';
import fireSilhouette from 'virtual:game-icon/fire-silhouette';
import hut from 'virtual:game-icon/hut';
import laurels from 'virtual:game-icon/laurels';
import raven from 'virtual:game-icon/raven';
import tiedScroll from 'virtual:game-icon/tied-scroll';
import torch from 'virtual:game-icon/torch';
import vikingHelmet from 'virtual:game-icon/viking-helmet';
import wolfHead from 'virtual:game-icon/wolf-head';

export const ICONS = {
  battle: crossedAxes,
  doom: daemonSkull,
  ship: drakkar,
  rage: fireSilhouette,
  village: hut,
  glory: laurels,
  raven,
  quest: tiedScroll,
  pillage: torch,
  warrior: vikingHelmet,
  wolf: wolfHead,
} as const;

/** The same by day and by night, like everything that lies on a board. */
export const COLOURS = {
  wolf: '#d0463f',
  wolfDeep: '#6e1f1c',
  raven: '#4a8be0',
  ravenDeep: '#1d4379',
  gold: '#e0b53a',
  rage: '#f2803f',
  parchment: '#e9dec4',
  ink: '#3b2c1d',
  land: '#6d5729',
  lit: '#ffd76a',
} as const;
