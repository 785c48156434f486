/** Events without a motion of their own on the board, each with the reason; a test compares both lists with the events of the rules. */
import type { SagaEvent } from '../saga-event.ts';
import type { MOTIONS } from './motions.ts';

const IN_BATTLE = 'the battle stands in the place of the board, and its lanes show it until it is dismissed';
const TURNED = 'the card turns over in its lane of the battle (battle.svelte.ts)';
const BY_PACKET = 'the packet slides in (draft/Packet.svelte)';

export const STILL: Readonly<Record<Exclude<SagaEvent['type'], keyof typeof MOTIONS>, string>> = {
  setupRagnarok: 'before the first sight of the board, which shows its marks',
  setupDestroyed: 'before the first sight of the board, which shows the ruin',
  firstPlayer: 'before the first sight of the board',
  firstPlayerMoves: 'nothing on the board or on a sheet changes: the order of turns is in the log',
  ageStarts: 'the track of Ages marks it; what ended before it has moved',
  phaseStarts: 'the track of Ages marks it; what happens in the phase moves by itself',
  dealt: BY_PACKET,
  keptCardAside: 'nobody but its owner may know the card, and it lies where it lay',
  draftPicked: 'sealed until all have picked; then the packets go on',
  draftPassed: BY_PACKET,
  draftDone: 'the board takes the place of the packet',
  actionEndsRage: 'a sentence of the log: no piece changes',
  actionEndsPillaged: 'a sentence of the log: no piece changes',
  sacrificed: 'the figures fall with the event that destroys them',
  callDeclined: 'the call shows who may still come; no piece moves',
  callEnded: 'the battle or the reward that follows moves',
  pillageUnopposed: 'the token turns with the event of the success',
  noCardLeft: IN_BATTLE,
  revealed: TURNED,
  questFought: IN_BATTLE,
  questRested: IN_BATTLE,
  textCancelled: IN_BATTLE,
  watchSwept: IN_BATTLE,
  sightCopied: IN_BATTLE,
  tideKept: IN_BATTLE,
  lateCard: TURNED,
  strength: IN_BATTLE,
  battleWon: IN_BATTLE,
  battleTied: IN_BATTLE,
  winnerDiscarded: IN_BATTLE,
  losersTookBack: IN_BATTLE,
  poisonTook: IN_BATTLE,
  rewardDoubled: 'the second reward rises as Glory or as a step of a stat',
  statAtTop: 'the stat stays where it is: the log says why',
  keptCard: 'nobody but its owner may know the card; the hand shows what is left',
  ragnarokNothing: 'no land is left to fall: the telling of the Age says so',
  won: 'the saga takes the place of the board',
};
