/** Whether the guide speaks at a table, and with what. It is loaded when it first speaks. */
import type { GamePoster } from '../board/game-ui.ts';
import type { Guidance } from '../board/teaching.ts';
import type { TableModel } from '../live/table-model.svelte.ts';
import type { Language, SpokenText } from '../../text/index.ts';
import { settings } from '../shared/settings.svelte.ts';
import type Guide from './Guide.svelte';
import { guideMemory } from './guide-memory.svelte.ts';
import type { LessonNow } from './lesson-now.svelte.ts';

export class GuideAtTable {
  /** What was loaded. */
  parts: { readonly Guide: typeof Guide; readonly lesson: LessonNow } | null = $state.raw(null);
  /** In the language of the page, or in the one before until it is loaded. */
  private words: { readonly language: Language; readonly guidance: Guidance } | null = $state.raw(null);
  /** Switched by hand, for this table; null: as the memory says. */
  private switched: boolean | null = $state(null);
  private readonly table: TableModel;
  private readonly poster: () => GamePoster | null;
  private readonly text: () => SpokenText | null;

  constructor(table: TableModel, poster: () => GamePoster | null, text: () => SpokenText | null) {
    this.table = table;
    this.poster = poster;
    this.text = text;
    $effect(() => this.look());
    $effect(() => {
      if (this.isOn === true) this.parts?.lesson.remember();
    });
  }

  /** What it says now; null while it says nothing. */
  get lesson(): LessonNow | null {
    const { parts } = this;
    if (this.isOn !== true || parts === null || this.text() === null || parts.lesson.isSilent) return null;
    return parts.lesson;
  }

  /** Null: nobody is taught here, such as those who watch. */
  get isOn(): boolean | null {
    const { doc } = this.table;
    if (doc === null || doc.table.phase !== 'playing' || doc.you.seat === null) return null;
    if ((this.poster()?.teaching ?? null) === null) return null;
    return this.switched ?? guideMemory.isWanted(doc.table);
  }

  toggle(): void {
    const wanted = this.isOn !== true;
    if (wanted) guideMemory.restart(this.table.doc!.table.game);
    this.switched = wanted;
  }

  turnOff(): void {
    guideMemory.turnOff();
    this.switched = false;
  }

  private look(): void {
    if (this.isOn === null) return;
    const { game, id, practice } = this.table.doc!.table;
    if (!practice) guideMemory.noteFirst(game, id);
    if (this.isOn && this.words?.language !== settings.language) void this.load(settings.language);
  }

  private async load(language: Language): Promise<void> {
    try {
      const [guide, { LessonNow: Lessons }, guidance] = await Promise.all([
        import('./Guide.svelte'),
        import('./lesson-now.svelte.ts'),
        this.poster()!.teaching!.guide(language),
      ]);
      // The language may have changed twice meanwhile.
      if (language !== settings.language) return;
      this.words = { language, guidance };
      const lesson =
        this.parts?.lesson ??
        new Lessons(
          this.table,
          () => this.text()!,
          () => this.words!.guidance,
        );
      this.parts = { Guide: guide.default, lesson };
    } catch {
      // Without it the game goes on; the next table tries again.
    }
  }
}
