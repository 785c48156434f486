/** What a browser is shown until the page is built. */
export const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Meadhall</title>
<h1>Meadhall</h1>
<p>The table server is running. The page comes next; until then programs can play: docs/protocol.md says how.</p>
<p lang="fr">Le serveur des tables fonctionne. La page viendra ensuite ; d’ici là, les programmes peuvent jouer :
docs/protocol.md dit comment.</p>
`;
