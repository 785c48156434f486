/** The draft at the table, as this seat may know it. */
import type { CardView } from '../../../../games/blood-rage/facts/index.ts';
import type { Scene } from '../scene.svelte.ts';
import { courseOf } from './course.ts';
import { meaningsOf } from './meaning.ts';
import { meaningLines, type MeaningLine } from './meaning-words.ts';
import type { SagaEvent } from '../saga-event.ts';
import { memoryOf, placesOf, type PacketMemory } from './memory.ts';
import { draftWish, placesOfAnswer } from './wishes.ts';

export class Draft {
  readonly scene: Scene;
  /** The place that a carousel shows; the last one pressed. */
  shown = $state(0);

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** Null while no packets go round. */
  readonly course = $derived.by(() => courseOf(this.scene.view, this.scene.tableOptions));

  /** My packet; empty for a spectator. */
  readonly packet: readonly CardView[] = $derived.by(
    () => this.scene.mine?.packet.filter((card): card is CardView => card !== null) ?? [],
  );

  /** Null without the option `draftMemory` (BR-98), and for a spectator. */
  readonly memory: readonly PacketMemory[] | null = $derived.by(() => {
    const { scene, course, packet } = this;
    if (course === null || scene.me === null || !scene.tableOptions.draftMemory) return null;
    const events = scene.table.lines.flatMap((line) =>
      'event' in line && !line.withdrawn ? [line.event as SagaEvent] : [],
    );
    return memoryOf(events, packet, course, scene.me);
  });

  readonly places = $derived.by(() => {
    const { course, packet, memory, scene } = this;
    const mine = memory?.find(({ holder }) => holder === scene.me) ?? null;
    return course === null ? [] : placesOf(packet, mine);
  });

  /** My answer, sealed until all have picked; null while I choose. */
  readonly sealed: readonly number[] | null = $derived.by(() => {
    const answer = this.scene.sealedOf('draft');
    return answer === null ? null : placesOfAnswer(this.packet, answer);
  });

  /** Chosen or sealed. */
  get picked(): readonly number[] {
    return this.sealed ?? this.scene.picking.places;
  }

  get isOpen(): boolean {
    return this.scene.ask === 'draft';
  }

  get isComplete(): boolean {
    return this.isOpen && this.scene.picking.places.length === this.course?.each;
  }

  /** A second press on a card keeps it, where one is picked at a time; with two it takes the choice back. */
  press(place: number): void {
    this.shown = place;
    const { scene, course } = this;
    if (course === null || !this.isOpen) {
      scene.enlarged = this.packet[place] ?? null;
    } else if (course.each === 1 && scene.picking.has(place)) this.confirm();
    else scene.picking.toggle(place, course.each);
  }

  confirm(): void {
    const { scene, course, packet } = this;
    if (course === null || !this.isComplete) return;
    void scene.table.answer(...scene.picking.places.map((place) => draftWish(packet, place, course.each)));
  }

  /** What the card would mean for me. */
  meaning(card: CardView): readonly MeaningLine[] {
    const { view, mine } = this.scene;
    return mine === null ? [] : meaningsOf(card, view, mine).flatMap(meaningLines);
  }
}
