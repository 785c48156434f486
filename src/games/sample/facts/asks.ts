/** The questions of the sample game: which procedure asks each, and the type of its options. */
import { everyName } from '../../../kernel/codes.ts';
import type { OptionOf } from '../../../kernel/types.ts';
import type { Card, Shore } from './ids.ts';

export const ACTS = ['voyage', 'raid', 'hoard', 'rest'] as const;
export type Act = (typeof ACTS)[number];

type CardOption = { readonly card: Card };
type CardOrNone = { readonly card: Card | 'none' };

export type SampleAsks = {
  readonly draft: { readonly by: 'draft'; readonly option: CardOption };
  readonly act: {
    readonly by: 'turns';
    readonly option: { readonly act: Act };
  };
  readonly hoard: { readonly by: 'turns'; readonly option: CardOption };
  readonly shore: { readonly by: 'voyage'; readonly option: { readonly shore: Shore } };
  readonly crew: { readonly by: 'voyage'; readonly option: { readonly sail: 'one' | 'done' } };
  readonly rival: { readonly by: 'raid'; readonly option: { readonly rival: number } };
  readonly shield: { readonly by: 'shields'; readonly option: CardOrNone };
  readonly feast: { readonly by: 'feast'; readonly option: CardOption };
  readonly raven: { readonly by: 'ravens'; readonly option: CardOrNone };
  readonly confirm: { readonly by: 'turns'; readonly option: { readonly done: true } };
};
export type AskId = keyof SampleAsks;
export type SampleOption = OptionOf<SampleAsks>;

/** Every question that a jarl can be asked. */
export const ASKS = everyName<AskId>({
  draft: true,
  act: true,
  hoard: true,
  shore: true,
  crew: true,
  rival: true,
  shield: true,
  feast: true,
  raven: true,
  confirm: true,
});
