import { expect, test } from 'vitest';
import { untilLoaded } from './attempts.ts';

/** What happens with a part whose first attempts fail. */
async function storyOf(failures: number): Promise<(number | string)[]> {
  const story: (number | string)[] = [];
  let attempts = 0;
  const load = async (): Promise<string> => {
    attempts++;
    if (attempts <= failures) throw new Error('no such file');
    return 'the part';
  };
  const wait = async (ms: number): Promise<void> => void story.push(ms);
  story.push(await untilLoaded(load, (isFailing) => story.push(isFailing ? 'said' : 'unsaid'), { wait }));
  return story;
}

test('a part that is there is loaded at once', async () => {
  expect(await storyOf(0)).toEqual(['the part']);
});

test('a connection that was lost for a moment is not spoken of', async () => {
  expect(await storyOf(2)).toEqual([500, 2_000, 'the part']);
});

test('what fails three times is said, tried on, and unsaid when it comes', async () => {
  expect(await storyOf(5)).toEqual([500, 2_000, 'said', 10_000, 10_000, 10_000, 'unsaid', 'the part']);
});
