/** The tree of Yggdrasil: branches that fork and wander, always the same. */
import { scatter } from '../../../board/drawing.ts';

const ROOT = { x: 600, y: 540, length: 34, width: 15 };
const FORKS = 5;

interface Branches {
  readonly path: string;
  readonly width: number;
}

function grown(): readonly Branches[] {
  const random = scatter(11);
  const levels: string[] = Array.from({ length: FORKS + 1 }, () => '');
  const round = (value: number): string => value.toFixed(0);
  function grow(x: number, y: number, angle: number, length: number, level: number): void {
    const tip = { x: x + length * Math.cos(angle), y: y + length * 0.72 * Math.sin(angle) };
    const bend = (random() - 0.5) * 10;
    levels[level] +=
      `M${round(x)} ${round(y)}Q${round((x + tip.x) / 2 + bend)} ${round((y + tip.y) / 2)} ${round(tip.x)} ${round(tip.y)}`;
    if (level === FORKS) return;
    const arms = level === 0 ? [-0.95, -0.32, 0.32, 0.95] : [-0.4, 0.34];
    for (const arm of arms)
      grow(tip.x, tip.y, angle + arm + (random() - 0.5) * 0.2, length * (level === 0 ? 1.05 : 0.78), level + 1);
  }
  grow(ROOT.x, ROOT.y, -Math.PI / 2, ROOT.length, 0);
  return levels.map((path, level) => ({ path, width: Math.max(1.4, ROOT.width * 0.62 ** level) }));
}

export const tree = grown();
