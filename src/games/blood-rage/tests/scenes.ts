/** Test helpers: scenarios of Blood Rage, shortcuts through steps that a test is not about, and queries of the outcome. */
import { awaited } from '../../../kernel/index.ts';
import { scenario } from '../../../testkit/scenario.ts';
import type { CardId, CardView, FigureId, PlaceId, ProvinceId, SagaOption, SpotId } from '../facts/index.ts';
import { bloodRage } from '../index.ts';
import type { Described } from '../rules/position.ts';
import { laysCard } from './battle/steps.ts';

export const saga = (position: Described, seed = 'saga') => scenario(bloodRage, position, { seed });
export type Scene = ReturnType<typeof saga>;

/** The clan's figures in a place, as everybody sees them. */
export const figuresAt = (scene: Scene, seat: number, place: PlaceId): FigureId[] =>
  clan(scene, seat)
    .figures.filter((line) => line.place === place)
    .flatMap(({ figure, count }) => Array.from({ length: count }, () => figure));

/** The clan as a viewer sees it. */
export const clan = (scene: Pick<Scene, 'view'>, seat: number, viewer: number | 'spectator' = 'spectator') =>
  scene.view(viewer).clans[seat]!;

/** The seat gives its first possible answer. */
export const answersFirst = (scene: Scene, seat: number): Scene => scene.answers(seat, scene.options(seat)[0]!);
/** What is asked. */
export const asked = (scene: Pick<Scene, 'state'>): string => scene.state.asked[0]!.ask;

export const glory = (scene: Scene): number[] => scene.view('spectator').clans.map((each) => each.glory);
export const rage = (scene: Scene): number[] => scene.view('spectator').clans.map((each) => each.rage);

/** Names of cards, null for those that are not known. */
export const cards = (list: readonly (CardView | null)[]): (CardId | null)[] => list.map((each) => each?.card ?? null);

/** The types of the events since the last answer. */
export const eventTypes = (scene: Scene): string[] => scene.heard('spectator').map(({ type }) => type);
/** The events of one type since the last answer. */
export const eventsOfType = (scene: Scene, type: string, viewer: number | 'spectator' = 'spectator') =>
  scene.heard(viewer).filter((event) => event.type === type);

export function invades(
  scene: Scene,
  seat: number,
  figure: FigureId,
  place: SpotId,
  from: 'reserve' | 'valhalla' = 'reserve',
): Scene {
  return scene.answers(seat, { act: 'invade' }).answers(seat, { figure, from }).answers(seat, { place });
}

/** A march of these figures and no others. */
export function marches(
  scene: Scene,
  seat: number,
  from: ProvinceId,
  to: ProvinceId,
  ...figures: readonly FigureId[]
): Scene {
  scene.answers(seat, { act: 'march' }).answers(seat, { province: from }).answers(seat, { province: to });
  for (const figure of figures) scene.answers(seat, { figure });
  if (scene.state.asked.some(({ ask }) => ask === 'marchWho')) scene.answers(seat, { figure: 'done' });
  return scene;
}

/** As long as that is asked, everybody gives the same answer. */
function allSay(scene: Scene, ask: string, wish: SagaOption): Scene {
  for (let choice = awaited(scene.state); choice?.ask === ask; choice = awaited(scene.state))
    scene.answers(choice.seat, wish);
  return scene;
}

/** Nobody comes to the call to battle. */
export const nobodyComes = (scene: Scene): Scene => allSay(scene, 'join', { figure: 'none' });

export function pillages(scene: Scene, seat: number, province: ProvinceId): Scene {
  return nobodyComes(scene.answers(seat, { act: 'pillage' }).answers(seat, { province }));
}

/** These shown cards, in the order of the fighters; nobody adds a late one. */
export function fights(scene: Scene, ...shown: readonly (readonly [seat: number, card: CardId])[]): Scene {
  for (const [seat, card] of shown) laysCard(scene, seat, card);
  return allSay(scene, 'lateCard', { card: 'none' });
}

/** Whoever may act passes, until nobody may. */
export const allPass = (scene: Scene): Scene => allSay(scene, 'act', { act: 'pass' });
/** Each keeps no card. */
export const nobodyKeeps = (scene: Scene): Scene => allSay(scene, 'keep', { card: 'none' });
