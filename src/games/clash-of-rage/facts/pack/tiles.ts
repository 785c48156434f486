/** The region tiles and the ready-made maps (CR-2). */
import type { Pack, Tile } from './pack.ts';

export const TILES: readonly Tile[] = [
  {
    id: '1',
    faces: [
      {
        id: '1a',
        code: 0,
        cities: [0],
        forges: [2],
        stones: [{ hex: 1, level: 1 }],
        rocks: [
          [2, 3],
          [0, 2],
        ],
      },
      {
        id: '1b',
        code: 1,
        cities: [4],
        forges: [1],
        stones: [{ hex: 6, level: 2 }],
        rocks: [
          [0, 1],
          [3, 4],
        ],
      },
    ],
  },
  {
    id: '2',
    faces: [
      {
        id: '2a',
        code: 2,
        cities: [3],
        forges: [6],
        stones: [{ hex: 1, level: 2 }],
        rocks: [
          [0, 3],
          [5, 6],
        ],
      },
      {
        id: '2b',
        code: 3,
        cities: [0],
        forges: [4],
        stones: [{ hex: 2, level: 1 }],
        rocks: [
          [0, 1],
          [0, 4],
          [2, 3],
        ],
      },
    ],
  },
  {
    id: '3',
    faces: [
      {
        id: '3a',
        code: 4,
        cities: [5],
        forges: [2],
        stones: [{ hex: 4, level: 1 }],
        rocks: [
          [4, 5],
          [0, 2],
        ],
      },
      {
        id: '3b',
        code: 5,
        cities: [1],
        forges: [4],
        stones: [{ hex: 0, level: 3 }],
        rocks: [
          [0, 1],
          [0, 4],
          [2, 3],
        ],
      },
    ],
  },
  {
    id: '4',
    faces: [
      {
        id: '4a',
        code: 6,
        cities: [2],
        forges: [5],
        stones: [{ hex: 0, level: 2 }],
        rocks: [
          [1, 2],
          [0, 5],
        ],
      },
      {
        id: '4b',
        code: 7,
        cities: [6],
        forges: [3],
        stones: [{ hex: 1, level: 1 }],
        rocks: [
          [1, 6],
          [0, 6],
          [3, 4],
        ],
      },
    ],
  },
  {
    id: '5',
    faces: [
      {
        id: '5a',
        code: 8,
        cities: [0],
        forges: [5],
        stones: [{ hex: 3, level: 3 }],
        rocks: [
          [0, 3],
          [0, 4],
          [5, 6],
        ],
      },
      {
        id: '5b',
        code: 9,
        cities: [3],
        forges: [1],
        stones: [{ hex: 5, level: 2 }],
        rocks: [
          [0, 5],
          [2, 3],
          [1, 6],
        ],
      },
    ],
  },
];

export const MAPS: Pack['maps'] = {
  1: [
    { face: '1a', at: [0, 0], rotation: 0 },
    { face: '2b', at: [2, 1], rotation: 2 },
  ],
  2: [
    { face: '1a', at: [0, 0], rotation: 0 },
    { face: '2b', at: [2, 1], rotation: 2 },
  ],
  3: [
    { face: '1a', at: [0, 0], rotation: 0 },
    { face: '4a', at: [2, 1], rotation: 5 },
    { face: '3b', at: [-1, 3], rotation: 4 },
  ],
  4: [
    { face: '1a', at: [0, 0], rotation: 0 },
    { face: '4a', at: [2, 1], rotation: 5 },
    { face: '3b', at: [-1, 3], rotation: 4 },
    { face: '2b', at: [1, 4], rotation: 3 },
  ],
};
