/** One key for a button. The key is written on it where there is a keyboard. */
import type { Attachment } from 'svelte/attachments';

/** The key as it is written on buttons: a digit (also of the number pad and of keyboards where digits need Shift), a letter, or a name. */
function keyOf({ code, key }: KeyboardEvent): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit ?? (key.length === 1 ? key.toUpperCase() : key);
}

const isTyping = (target: Element): boolean => target.matches('input, textarea, select, [contenteditable]');
const isPressable = (target: Element): boolean => target.matches('button, a, [role="button"], summary');

function isFree(event: KeyboardEvent): boolean {
  const { target, ctrlKey, altKey, metaKey, repeat } = event;
  if (ctrlKey || altKey || metaKey || repeat || !(target instanceof Element) || isTyping(target)) return false;
  // Enter on a focused button presses that button, unless it is pressed already.
  if (event.key === 'Enter' && isPressable(target) && !target.matches('[aria-pressed="true"]')) return false;
  return document.querySelector('dialog[open]') === null;
}

export const hotkey =
  (key: string): Attachment<HTMLElement> =>
  (node) => {
    const press = (event: KeyboardEvent): void => {
      if (keyOf(event) !== key || event.defaultPrevented || !isFree(event)) return;
      event.preventDefault();
      node.click();
    };
    node.setAttribute('aria-keyshortcuts', key);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  };
