// Who may import whom. A folder imports itself and what its line names, nothing else; cycles of files are refused everywhere.
// Run by scripts/boundaries.ts, which refuses cycles of folders as well.

const TEST = '\\.test\\.ts$';
/** A test home: what tests share. */
const TEST_FOLDER = '/tests/';
/** What only tests and tools read of a game. */
const TEST_KIT = '^src/games/[^/]+/testkit/';
const INSIDE = '^(src|scripts|bench|e2e)/';
const TEST_PACKAGES = '^node_modules/(vitest|@vitest|fast-check)/';

/** Rules are pure: no package and nothing of Node. */
const pure = [
  // The kernel and the test kit are tried on real games.
  { folder: 'kernel', from: '^src/kernel/', may: ['^src/kernel/'], tests: ['^src/games/'] },
  // `$1` is the game that imports, so one game cannot reach into another.
  {
    folder: 'one-game',
    from: '^src/games/([^/]+)/(?!text/|testkit/)',
    may: ['^src/kernel/', '^src/games/$1/', '^src/games/game-module\\.ts$'],
    tests: ['^src/text/'],
  },
  {
    folder: 'test-kit-of-one-game',
    from: '^src/games/([^/]+)/testkit/',
    may: ['^src/kernel/', '^src/games/$1/', '^src/text/', '^src/testkit/kit\\.ts$', '^src/testkit/walk\\.ts$'],
  },
  {
    folder: 'text-of-one-game',
    from: '^src/games/([^/]+)/text/',
    may: ['^src/text/', '^src/games/$1/', '^src/kernel/types\\.ts$'],
    // To hear what is said in whole games.
    tests: ['^src/kernel/'],
  },
  { folder: 'text', from: '^src/text/', may: ['^src/text/', '^src/kernel/types\\.ts$'] },
  { folder: 'list-of-games', from: '^src/games/[^/]+\\.ts$', may: ['^src/kernel/', '^src/games/', '^src/text/'] },
];

/** What every part of the page may import. */
const PAGE_NEEDS = ['^src/web/shared/', '^src/protocol/', '^src/text/', '^src/kernel/(types|same-option|codes)\\.ts$'];

/**
 * The parts of the page, from the ground up: each imports itself and parts above its line. Lobby and table stand side by side, and a
 * game's board knows neither.
 */
const page = [
  { part: 'shared', may: [] },
  { part: 'live', may: [] },
  { part: 'board', may: ['live'] },
  { part: 'forms', may: ['board'] },
  // What is taught is tried on the words of the games.
  { part: 'learn', may: ['live', 'board'], tests: ['^src/games/', '^src/web/games/'] },
  { part: 'lobby', may: ['board', 'forms', 'learn', 'games'] },
  { part: 'table', may: ['live', 'board', 'forms', 'learn', 'games'] },
].map(({ part, may, tests }) => ({
  folder: `web-${part}`,
  from: `^src/web/${part}/`,
  may: [`^src/web/${part}/`, ...may.map((other) => `^src/web/${other}/`), ...PAGE_NEEDS],
  tests,
}));
page.push(
  // `$1` is the game that imports: its own rules' facts, words and view, and nothing of another game.
  {
    folder: 'board-of-one-game',
    from: '^src/web/games/([^/]+)/',
    may: [
      '^src/web/games/$1/',
      '^src/web/(live|board)/',
      '^src/games/$1/((facts|text)/|view\\.ts$|rules\\.md$)',
      ...PAGE_NEEDS,
    ],
    // What a board works out of views and events is tried on real games.
    tests: ['^src/games/$1/', '^src/kernel/'],
  },
  { folder: 'list-of-boards', from: '^src/web/games/[^/]+\\.ts$', may: ['^src/web/games/', '^src/web/board/'] },
  { folder: 'page', from: '^src/web/[^/]+$', may: ['^src/web/([^/]+$|shared/|lobby/|table/)', '^src/text/'] },
);

const folders = [
  // The programs of the test kit run over the list of games; the checks know none.
  {
    folder: 'testkit',
    from: '^src/testkit/(?!cli/|kits\\.ts$)',
    may: ['^src/testkit/(?!cli/|kits\\.ts$)', '^src/kernel/', '^src/text/'],
    tests: ['^src/games/'],
  },
  {
    folder: 'testkit-over-all-games',
    from: '^src/testkit/(cli/|kits\\.ts$)',
    may: ['^src/testkit/', '^src/kernel/', '^src/games/', '^src/text/'],
  },
  // Bots are tried on real games.
  { folder: 'bots', from: '^src/bots/', may: ['^src/bots/', '^src/kernel/'], tests: ['^src/games/'] },
  { folder: 'protocol', from: '^src/protocol/', may: ['^src/protocol/', '^src/kernel/'] },
  {
    folder: 'server',
    from: '^src/server/(?!soak/)',
    may: ['^src/server/', '^src/kernel/', '^src/games/', '^src/bots/', '^src/protocol/', '^src/text/'],
  },
  { folder: 'soak', from: '^src/server/soak/', may: ['^src/server/', '^src/testkit/'] },
  ...page,
  // The command line puts everything together.
  { folder: 'cli', from: '^src/cli/', may: ['^src/'] },
];

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved-import', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    ...pure.map(({ folder, from, may }) => ({
      name: `${folder}-imports-only-rules`,
      severity: 'error',
      from: { path: from, pathNot: [TEST, TEST_FOLDER] },
      to: { pathNot: may },
    })),
    ...folders.map(({ folder, from, may }) => ({
      name: `${folder}-imports-only-its-neighbours`,
      severity: 'error',
      from: { path: from, pathNot: [TEST, TEST_FOLDER] },
      to: { path: INSIDE, pathNot: may },
    })),
    ...[...pure, ...folders].map(({ folder, from, may, tests = [] }) => ({
      name: `tests-of-${folder}-add-only-the-testkit`,
      severity: 'error',
      from: { path: [from + '.*' + TEST, from + '.*' + TEST_FOLDER] },
      to: { path: INSIDE, pathNot: [...may, ...tests, '^src/testkit/'] },
    })),
    {
      name: 'protocol-takes-types-of-the-kernel',
      comment: 'A client of the protocol must not carry the step machine.',
      severity: 'error',
      from: { path: '^src/protocol/', pathNot: TEST },
      to: { path: '^src/kernel/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'page-takes-types-of-the-kernel',
      comment: 'The page must not carry the step machine, nor the checks of requests.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: TEST },
      to: {
        path: '^src/(kernel/(?!(same-option|codes)\\.ts$)|protocol/requests\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'text-takes-types-of-the-rules',
      comment: 'The page imports the words: they must not bring the rules along.',
      severity: 'error',
      from: { path: '^src/(text|games/[^/]+/text)/', pathNot: TEST },
      to: {
        path: '^src/(kernel|games/[^/]+/(?!facts/|text/|view\\.ts$))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'facts-import-each-other',
      comment: 'Rules, words and page share them: they must not bring the rules or the step machine along.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/facts/', pathNot: TEST },
      to: { pathNot: ['^src/games/$1/facts/', '^src/kernel/(codes|types)\\.ts$'] },
    },
    {
      name: 'views-import-types',
      comment: 'The page imports the view: it must not bring the rules along.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/view\\.ts$' },
      to: { pathNot: '/facts/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-a-test',
      severity: 'error',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'no-test-kit-and-no-test-home-in-production',
      comment: 'What a server, a page or the command line loads brings no tools of tests along. Soaks are long tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, TEST_FOLDER, TEST_KIT, '^src/testkit/', '^src/server/soak/'] },
      to: { path: ['^src/testkit/', TEST_KIT, '^src/.*' + TEST_FOLDER] },
    },
    {
      name: 'test-packages-in-tests-only',
      severity: 'error',
      from: { path: '^src/(?!testkit/)', pathNot: [TEST, TEST_FOLDER] },
      to: { path: TEST_PACKAGES },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    // Imports of types alone count as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
