/** Cards and sigils as icons. */
import deerHead from 'virtual:game-icon/deer-head';
import punch from 'virtual:game-icon/punch';
import ramProfile from 'virtual:game-icon/ram-profile';
import raven from 'virtual:game-icon/raven';
import shieldBash from 'virtual:game-icon/shield-bash';
import slingshot from 'virtual:game-icon/slingshot';
import sprint from 'virtual:game-icon/sprint';
import thorHammer from 'virtual:game-icon/thor-hammer';
import vikingShield from 'virtual:game-icon/viking-shield';
import walk from 'virtual:game-icon/walk';
import wolfHead from 'virtual:game-icon/wolf-head';
import woodClub from 'virtual:game-icon/wood-club';
import type { CardId, VikingId } from '../../../games/clash-of-vikings/facts/ids.ts';

export const CARD_ICONS: Readonly<Record<CardId, string>> = {
  walk,
  sprint,
  slam: shieldBash,
  club: woodClub,
  punch,
  hammer: thorHammer,
  slingshot,
  shield: vikingShield,
};

export const SIGILS: Readonly<Record<VikingId, string>> = {
  blue: raven,
  red: wolfHead,
  green: ramProfile,
  yellow: deerHead,
};
