// @ts-check
// Who may import whom. A package imports only from packages of a lower level, and only by their names.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { filesBelow, root, workspaces } from './paths.mjs';

/** The folders of a kit besides its rules: for a screen, for programs, and all of them. */
const SCREEN = '(?:table|lessons|summary|scene)';
const PROGRAM = '(?:terminal|report)';
const PART = `(?:words|players|${PROGRAM}|${SCREEN})`;

/** The first pattern that matches a path gives its level. @type {Record<string, number>} */
const LEVELS = {
  'packages/kernel': 0,
  'packages/rulebook': 0,
  'packages/pictures': 0,
  'packages/testkit': 1,
  'packages/cards': 1,
  'packages/sway/src': 2,
  'packages/sway/face': 3,
  'packages/games/*/src': 3,
  'packages/search': 4,
  'packages/bots': 5,
  'packages/words': 5,
  'packages/protocol': 5,
  'packages/host': 6,
  'packages/kit': 6,
  'packages/frame': 7,
  [`packages/sway/${PART}`]: 8,
  [`packages/games/*/${PART}`]: 9,
  'packages/games/*/kit.ts': 9,
  'packages/catalogue': 10,
  'packages/lab': 11,
  'packages/server': 11,
  'packages/cli': 11,
  'packages/web': 11,
};

/** These run in a browser and on any server: no Node built-ins outside their tests. */
const PORTABLE =
  '(?:kernel|rulebook|cards|pictures|sway|games/[^/]+|catalogue|search|bots|words|protocol|host|kit|frame|web)';

const PACKAGE = '^packages/((?:games/)?[^/]+)/';
const TEST = String.raw`\.(?:test|soak)\.tsx?$`;
const TESTING = String.raw`\.testing\.tsx?$|/testing/`;

/** The paths below a package that must have been read. */
const IN_KIT = new RegExp(`^(?:src|face|${PART})/`);

/** Every module that a move passes through on the server. */
const MOVES_WAY = String.raw`^packages/(?:host/src/|server/src/(?:socket|service|match|store)/|server/src/(?:shared|store)\.ts)`;

/** @param {string} pattern */
const asRegex = (pattern) => `^${pattern.replace('*', '[^/]+')}${pattern.endsWith('.ts') ? '$' : '/'}`;

/** @param {(level: number) => boolean} wanted */
const foldersAt = (wanted) =>
  Object.entries(LEVELS).flatMap(([pattern, level]) => (wanted(level) ? [asRegex(pattern)] : []));

/** @param {string} workspace */
const levelOf = (workspace) =>
  Object.entries(LEVELS).find(([p]) =>
    [workspace, `${workspace}/src`].some((path) => new RegExp(asRegex(p)).test(`${path}/`)),
  )?.[1];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rules = [
  ...[...new Set(Object.values(LEVELS))].map((level) => ({
    name: `level-${level}-imports-only-from-below`,
    from: {
      path: `(?=${foldersAt((l) => l === level).join('|')})${PACKAGE}`,
      // What several games share is tested with real ones.
      ...(level === LEVELS['packages/frame'] || level === LEVELS[`packages/sway/${PART}`]
        ? { pathNot: [TEST, TESTING] }
        : {}),
    },
    to: { path: foldersAt((l) => l >= level), pathNot: '^packages/$1/' },
  })),
  {
    name: 'no-screen-behind-words-players-and-terminal',
    from: { path: `^packages/(?:sway|games/[^/]+)/(?:words|players|${PROGRAM})/`, pathNot: TEST },
    to: { path: [`^packages/(?:sway|games/[^/]+)/${SCREEN}/`, '^packages/frame/'] },
  },
  {
    name: 'no-terminal-behind-a-screen',
    from: { path: [`^packages/(?:sway|games/[^/]+)/${SCREEN}/`, '^packages/frame/'], pathNot: TEST },
    to: { path: [`^packages/(?:sway|games/[^/]+)/${PROGRAM}/`, '^packages/kit/'] },
  },
  {
    name: 'rules-know-no-other-part-of-their-kit',
    from: { path: '^packages/(sway|games/[^/]+)/src/' },
    to: { path: [`^packages/$1/${PART}/`, '^packages/$1/kit.ts'] },
  },
  {
    name: 'only-tests-import-scripts-or-bench',
    from: { path: '^packages/', pathNot: [TEST, TESTING, '^packages/web/tests/', '^packages/cli/bin/'] },
    to: { path: '^(?:scripts|bench)/' },
  },
  {
    name: 'portable-code-without-node-built-ins',
    from: { path: `^packages/${PORTABLE}/(?:src|${PART})/`, pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'shipped-code-without-development-packages',
    from: {
      path: `^packages/.+/(?:src|${PART})/`,
      pathNot: [TEST, TESTING, '^packages/testkit/'],
    },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/@types/' },
  },
  // A move goes through socket, service, match, host and store, and then out as news. Not even a type points back.
  {
    name: 'a-move-goes-one-way',
    from: { path: MOVES_WAY, pathNot: [TEST, TESTING] },
    to: { circular: true, via: { pathNot: [TEST, TESTING] } },
  },
  {
    name: 'matches-know-no-requests',
    from: { path: '^packages/server/src/(?:match/|store/|store\\.ts|shared\\.ts)', pathNot: [TEST, TESTING] },
    to: { path: '^packages/server/src/(?:socket|rest|http|service)/' },
  },
  {
    name: 'requests-know-no-sockets',
    from: { path: '^packages/server/src/service/', pathNot: [TEST, TESTING] },
    to: { path: '^packages/server/src/(?:socket|rest|http)/' },
  },
  {
    name: 'telling-comes-last',
    from: { path: '^packages/server/src/match/telling\\.ts' },
    to: { path: '^packages/server/src/match/' },
  },
  // Types may refer to one another in circles; code that runs may not.
  { name: 'no-circles', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  // The bench installs its own packages, and only when it is run.
  { name: 'every-import-found', from: { pathNot: '^bench/' }, to: { couldNotResolve: true } },
];

/** True if both are in packages, and not in the same. @param {string} from @param {string} to */
function leaves(from, to) {
  const [own, other] = [from, to].map((path) => new RegExp(PACKAGE).exec(path)?.[1]);
  return own !== undefined && other !== undefined && own !== other;
}

/** @param {string} path */
const isSource = (path) => /\.(?:ts|tsx|mts|mjs|js)$/.test(path) && !path.endsWith('.d.ts');

/**
 * Checks the tree below `dir`. `faults` is empty if all is well; `seen` proves that something was looked at.
 * @param {string} dir
 * @returns {Promise<{ faults: string[], seen: { modules: number, imports: number } }>}
 */
export async function checkLevels(dir = root) {
  const result = await cruise(
    ['packages', 'scripts', 'bench'].filter((d) => filesBelow(join(dir, d)).length > 0),
    {
      baseDir: dir,
      validate: true,
      ruleSet: { forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })) },
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: 'node_modules',
      exclude: String.raw`(?:^|/)(?:node_modules/\.cache|generated|dist)/`,
      skipAnalysisNotInRules: true,
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['screen', 'import', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
      },
    },
  );
  if (typeof result.output === 'string') throw new Error('dependency-cruiser gave text, not data');
  const { modules, summary } = result.output;
  const violations = summary.violations.map(({ rule, from, to }) => `${from} imports ${to} (${rule.name})`);
  const byPath = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module, resolved }) => module.startsWith('.') && leaves(source, resolved))
      .map(({ resolved }) => `${source} imports ${resolved} (other-packages-by-name)`),
  );
  const edges = new Map(modules.map((m) => [m.source, m.dependencies.map((d) => d.resolved)]));
  return {
    faults: [...violations, ...byPath, ...blindSpots(dir, edges)],
    seen: { modules: edges.size, imports: [...edges.values()].flat().length },
  };
}

/**
 * A check that reads nothing finds no fault: so every package needs a level, every source file must have been read,
 * and every import of one of our packages in a file must have been followed to that package.
 * @param {string} dir
 * @param {Map<string, string[]>} edges
 */
function blindSpots(dir, edges) {
  const folders = workspaces(dir);
  const sources = folders.flatMap((folder) =>
    filesBelow(join(dir, folder), (path) => isSource(path) && IN_KIT.test(path)).map(
      (path) => `${folder}/${path}`,
    ),
  );
  /** @param {string} name */
  const folderOf = (name) => folders.find((folder) => folder.endsWith(`/${name}`)) ?? name;
  return [
    ...(edges.size === 0 ? ['no module was seen'] : []),
    ...folders.filter((folder) => levelOf(folder) === undefined).map((folder) => `${folder} has no level`),
    ...folders
      .filter((folder) => ![...edges.keys()].some((source) => source.startsWith(`${folder}/`)))
      .map((folder) => `no module of ${folder} was seen`),
    ...sources.filter((source) => !edges.has(source)).map((source) => `${source} was not seen`),
    ...sources.flatMap((source) =>
      [
        ...readFileSync(join(dir, source), 'utf8').matchAll(
          /^(?:import|export|\}) .*from '@hortus\/([^'/]+)/gm,
        ),
      ]
        .map(([, name]) => folderOf(String(name)))
        .filter((folder) => !edges.get(source)?.some((target) => target.startsWith(`${folder}/`)))
        .map((folder) => `the import of ${folder} in ${source} was not seen`),
    ),
  ];
}
