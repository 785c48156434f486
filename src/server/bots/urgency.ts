/** Who waits for a bot's answer. It decides the order in which bots are served, never what they answer. */

/**
 * Most urgent first.
 * - played: a person who plays at the table is connected;
 * - watched: people are connected, but bots play for every seat;
 * - absent: nobody is connected, and a person's answer will be needed;
 * - unattended: nobody is connected, and bots play for every seat.
 */
export const URGENCIES = ['played', 'watched', 'absent', 'unattended'] as const;
export type Urgency = (typeof URGENCIES)[number];

export function urgencyOf(table: {
  /** A person who answers for a seat is connected. */
  readonly isPlayerConnected: boolean;
  readonly isAnyoneConnected: boolean;
  /** A person answers for at least one seat. */
  readonly hasPlayers: boolean;
}): Urgency {
  if (table.isPlayerConnected) return 'played';
  if (table.isAnyoneConnected) return 'watched';
  return table.hasPlayers ? 'absent' : 'unattended';
}

/** Somebody is connected and sees how long the bot takes. */
export const isSeen = (urgency: Urgency): boolean => urgency === 'played' || urgency === 'watched';
