/** Every dependency runs on the oldest Node that `engines` promises, or `npm ci` warns on it and may break. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Version = readonly [major: number, minor: number, patch: number];

interface Lock {
  readonly packages: { readonly [path: string]: { readonly engines?: { readonly node?: string } } };
}

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

function versionIn(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map((part) => (part === 'x' ? 0 : Number(part)));
  return [major, minor, patch];
}

const isAtLeast = (version: Version, least: Version): boolean => {
  const at = version.findIndex((part, index) => part !== least[index]);
  return at === -1 || version[at]! > least[at]!;
};

/** For ranges as packages write them for Node: alternatives of `>=1.2` and `^1.2`. */
function isWithin(version: Version, range: string): boolean {
  return range.split('||').some((alternative) => {
    const [, sign, text] = /^(>=|\^) ?(\d[\d.x]*)$/.exec(alternative.trim()) ?? [];
    if (sign === undefined) throw new Error(`this test does not read the range ${range}`);
    const least = versionIn(text!);
    return isAtLeast(version, least) && (sign === '>=' || version[0] === least[0]);
  });
}

test('ranges are read', () => {
  expect(isWithin([20, 19, 0], '^18 || ^20.12.1 || >= 21')).toBe(true);
  expect(isWithin([20, 19, 0], '>=20.19.1')).toBe(false);
  expect(isWithin([20, 19, 0], '^18.0.0||>=22')).toBe(false);
});

test('every package of the lock runs on the oldest Node that is promised', () => {
  const { engines } = read('package.json') as { readonly engines: { readonly node: string } };
  const oldest = versionIn(engines.node.replace('>=', ''));
  const { packages } = read('package-lock.json') as Lock;
  const unfit = Object.entries(packages).filter(([, { engines: own }]) => !isWithin(oldest, own?.node ?? '>=0'));
  expect(unfit.map(([path, { engines: own }]) => `${path}: ${own!.node}`)).toEqual([]);
});
