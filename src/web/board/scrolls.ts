/** A box that scrolls must be a stop for the Tab key; one that does not must be none. */
export function scrolls(node: HTMLElement): () => void {
  const update = (): void => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(update);
  const observeChildren = (): void => {
    for (const child of node.children) sizes.observe(child);
  };
  // Parts of the table may be loaded later.
  const children = new MutationObserver(observeChildren);
  sizes.observe(node);
  observeChildren();
  children.observe(node, { childList: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}
