/** Which screen is shown. Clicks on links within the site are handled here, without loading the page again. */
export type Route =
  { readonly at: 'lobby' } | { readonly at: 'table'; readonly id: string } | { readonly at: 'notFound' };

const TABLE = /^\/t\/([0-9a-hjkmnp-tv-z]{12})$/;

function routeOf(path: string): Route {
  if (path === '/') return { at: 'lobby' };
  const id = TABLE.exec(path)?.[1];
  return id === undefined ? { at: 'notFound' } : { at: 'table', id };
}

class Router {
  route: Route = $state(routeOf(location.pathname));
  /** The table whose game is to start as soon as it is shown: a rematch against bots alone. */
  startsAtOnce: string | null = null;

  start(): void {
    addEventListener('popstate', () => {
      this.route = routeOf(location.pathname);
    });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[href^="/"]');
      if (link === null || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || link.hasAttribute('download')) return;
      event.preventDefault();
      this.go(link.getAttribute('href')!);
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();
export const tablePath = (id: string): string => `/t/${id}`;
