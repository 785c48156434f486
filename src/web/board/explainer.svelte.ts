/** Texts that things on the table open by hover, focus and tap. One is open at a time. */
import type { Attachment } from 'svelte/attachments';
import { hasMoved } from './pointer.ts';

export interface Explanation {
  readonly title: string;
  readonly text: string;
  /** More to know, line by line. */
  readonly lines?: readonly string[];
  /** The clause of the rules that says it in full. */
  readonly clause?: string;
}

interface Opened extends Explanation {
  readonly anchor: Element;
  /** By a pointer or the focus that rests there, or because it was asked for. */
  readonly by: 'rest' | 'press';
}

/** A pointer or the focus must stay for so long; just passing over a thing opens nothing. */
const DELAY = 550;

/** Time to move the pointer from a thing into its text, where a link may be. */
const GRACE = 300;

class Explainer {
  current: Opened | null = $state.raw(null);
  /** The pointer is over the text: it stays open. */
  isPointedAt = false;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  open(anchor: Element, explanation: Explanation | null, by: Opened['by']): void {
    clearTimeout(this.leaving);
    if (explanation !== null) this.current = { ...explanation, anchor, by };
  }

  /** Closes the text of this thing; of any thing without an argument. */
  close(anchor?: Element): void {
    if (anchor === undefined || this.current?.anchor === anchor) this.current = null;
  }

  /** The pointer has left the thing, or its text. */
  leave(anchor?: Element): void {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.isPointedAt || this.close(anchor), GRACE);
  }
}

export const explainer = new Explainer();

/**
 * Lets an element explain itself. With `tap` a tap opens its text. A button that does something else when it is tapped opens it by a long
 * press, or by a tap on the part of it that is marked with `data-explain`.
 */
export const explains =
  (explanation: () => Explanation | null, by: 'tap' | 'longPress' = 'longPress'): Attachment =>
  (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLongPress = false;
    /** The page has moved under a pointer at rest: only when that pointer moves is the thing pointed at. */
    let isAtRest = false;
    const open = (because: 'rest' | 'press'): void => explainer.open(node, explanation(), because);
    const openSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => open('rest'), DELAY);
    };
    const cancel = (): void => clearTimeout(timer);
    const close = (): void => {
      cancel();
      explainer.close(node);
    };
    const leave = (): void => {
      cancel();
      explainer.leave(node);
    };
    const listeners: { readonly [type: string]: (event: Event) => void } = {
      pointerenter(event) {
        if ((event as PointerEvent).pointerType !== 'mouse') return;
        isAtRest = !hasMoved(event as PointerEvent);
        if (!isAtRest) openSoon();
      },
      pointermove(event) {
        if (!isAtRest || !hasMoved(event as PointerEvent)) return;
        isAtRest = false;
        openSoon();
      },
      pointerleave(event) {
        // A part of it may slide away from under the pointer, as when a card rises.
        if (event.target !== node) return;
        if ((event as PointerEvent).pointerType === 'mouse') leave();
        else cancel();
      },
      pointerdown(event) {
        isLongPress = false;
        cancel();
        if ((event as PointerEvent).pointerType === 'mouse') return;
        timer = setTimeout(() => {
          isLongPress = true;
          open('press');
        }, DELAY);
      },
      pointerup: cancel,
      pointercancel: cancel,
      focusin: () => node.matches(':focus-visible') && openSoon(),
      focusout: leave,
      click(event) {
        const isMarked = (event.target as Element).closest('[data-explain]') !== null;
        if (by === 'longPress' && !isMarked && !isLongPress) return close();
        if (!isLongPress) open('press');
        isLongPress = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      contextmenu: (event) => isLongPress && event.preventDefault(),
    };
    for (const [type, listener] of Object.entries(listeners)) node.addEventListener(type, listener, true);
    return () => {
      close();
      for (const [type, listener] of Object.entries(listeners)) node.removeEventListener(type, listener, true);
    };
  };
