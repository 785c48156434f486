/** A box that scrolls must be a stop for the Tab key; one that does not must be none. */
export function scrolls(node: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  });
  watch.observe(node);
  for (const child of node.children) watch.observe(child);
  return () => watch.disconnect();
}
