/** How far units of one type get in a move (CR-30 to CR-34). */
import type { Board } from './board.ts';
import { BASTION } from './places.ts';

export interface Mover {
  /** The territories that the mover's own bastion touches; empty before it is placed. */
  readonly gates: readonly number[];
  readonly points: number;
  readonly flies: boolean;
  /** Whether units on foot must stop in this territory: enemies stand there and it is not overrun (CR-31, CR-32). */
  mustStop(territory: number): boolean;
}

/** The points that each place costs, by number of the place (the bastion last); -1 where the units do not get, 0 where they stand. */
export function reach(board: Board, from: number, { gates, points, flies, mustStop }: Mover): number[] {
  const cost: number[] = [];
  for (let place = 0; place <= BASTION; place++) cost.push(-1);
  cost[from] = 0;
  const ways = flies ? board.near : board.open;
  const queue = [from];
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at]!;
    const next = cost[here]! + 1;
    if (next > points) break;
    if (here === BASTION) {
      enter(gates, next, cost, queue);
      continue;
    }
    if (here !== from && !flies && mustStop(here)) continue;
    enter(ways[here]!, next, cost, queue);
    if (cost[BASTION] === -1 && gates.includes(here)) {
      cost[BASTION] = next;
      queue.push(BASTION);
    }
  }
  return cost;
}

function enter(places: readonly number[], price: number, cost: number[], queue: number[]): void {
  for (const place of places) {
    if (cost[place] !== -1) continue;
    cost[place] = price;
    queue.push(place);
  }
}

/** Why units do not get to a place in reach for their points alone: too far, a rock, or enemies on the way; null if they get there. */
export function whyNoWay(board: Board, from: number, to: number, mover: Mover): 'far' | 'rock' | 'stop' | null {
  if (reach(board, from, mover)[to] !== -1) return null;
  const freely = { ...mover, mustStop: () => false };
  if (reach(board, from, { ...freely, flies: true })[to] === -1) return 'far';
  return reach(board, from, freely)[to] === -1 ? 'rock' : 'stop';
}
