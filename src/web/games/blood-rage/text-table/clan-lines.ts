/** A clan in words: what everybody sees of it, and for its own player the cards with their texts. */
import {
  factsOfCard,
  legendAt,
  questState,
  STATS,
  type CardView,
  type ClanView,
} from '../../../../games/blood-rage/facts/index.ts';
import type { TextSection } from '../../../board/game-ui.ts';
import { faceOf, priceFor } from '../cards/card-facts.ts';
import type { Scene } from '../scene.svelte.ts';
import { ageName, cardName, figureName, list, names, say as sayOfGame } from '../words.ts';
import { say } from './words.ts';

const isKnown = (card: CardView | null): card is CardView => card !== null;
export const cardNames = (cards: readonly CardView[]): string => list(cards.map(({ card }) => cardName(card)));

function statLines({ stats }: ClanView): string[] {
  return STATS.map((stat) => {
    const { step, value } = stats[stat];
    const glory = legendAt(step - 1);
    const said = { stat: names().stats[stat].name, value, step };
    return glory === 0 ? say('stat', said) : say('legendaryStat', { ...said, glory });
  });
}

function figuresAt({ figures }: ClanView, where: 'reserve' | 'valhalla'): string {
  const said = figures
    .filter(({ place }) => place === where)
    .map(({ figure, count }) =>
      count === 1 ? figureName(figure) : sayOfGame('figureCount', { n: count, figure: figureName(figure) }),
    );
  return said.length === 0 ? say('nobody') : list(said);
}

/** What everybody sees of every clan. */
function publicLines(clan: ClanView): string[] {
  return [
    say('glory', { n: clan.glory }),
    say('rage', { n: clan.rage }),
    ...(clan.passed ? [say('passed')] : []),
    ...statLines(clan),
    say('onBoard', { n: clan.onBoard, most: clan.stats.horns.value }),
    say('reserve', { figures: figuresAt(clan, 'reserve') }),
    say('valhalla', { figures: figuresAt(clan, 'valhalla') }),
    ...(clan.played.length === 0 ? [] : [say('played', { cards: cardNames(clan.played) })]),
  ];
}

export function rivalSection(scene: Scene, seat: number): TextSection {
  const clan = scene.view.clans[seat]!;
  const { hand, quests, upgrades } = clan;
  const [cards, aims] = [hand.filter(isKnown), quests.filter(isKnown)];
  return {
    heading: say('clanOf', { who: scene.name(seat), clan: names().clans[clan.clan].long }),
    items: [
      ...publicLines(clan),
      cards.length === 0
        ? say('cards', { n: hand.length })
        : say('knownCards', { n: hand.length, cards: cardNames(cards) }),
      aims.length === 0
        ? say('questsDown', { n: quests.length })
        : say('knownQuests', { n: quests.length, cards: cardNames(aims) }),
      upgrades.length === 0 ? say('noUpgrades') : say('upgrades', { cards: cardNames(upgrades) }),
    ],
  };
}

/** "Troll (Monster, 3 Rage, STR 3): …" */
function cardLine(scene: Scene, clan: ClanView, card: CardView): string {
  const { facts: own, name, type, kind, badge, text } = faceOf(card, scene.doc.table.options);
  const price = priceFor(card.card, clan);
  const facts = [
    type,
    ...(price === null ? [] : [say('payFor', { n: price.now })]),
    ...(kind === 'upgrade' ? [say('strengthOf', { strength: badge })] : []),
    ...(own.type === 'battle' && own.bonus !== 'highest' ? [badge] : []),
    ...(kind === 'quest' ? [ageName(card.age)] : []),
  ];
  return say('cardOf', { name, facts: facts.join(', '), text });
}

function questLine(scene: Scene, seat: number, clan: ClanView, quest: CardView): string {
  const card = cardLine(scene, clan, quest);
  const facts = factsOfCard(quest.card);
  if (facts.type !== 'quest') return card;
  const { isMet, have, want } = questState(scene.view, seat, facts);
  return say(isMet ? 'questMet' : 'questOpen', { card, have, want });
}

/** My clan, then each of my piles of cards that is not empty. */
export function ownSections(scene: Scene, seat: number): readonly TextSection[] {
  const clan = scene.view.clans[seat]!;
  const pile = (heading: string, cards: readonly (CardView | null)[]): TextSection => ({
    heading,
    items: cards.filter(isKnown).map((card) => cardLine(scene, clan, card)),
  });
  return [
    { heading: say('yours', { clan: names().clans[clan.clan].long }), items: publicLines(clan) },
    pile(say('packet'), clan.packet),
    pile(say('hand'), clan.hand),
    pile(say('kept'), clan.kept),
    {
      heading: sayOfGame('quests'),
      items: clan.quests.filter(isKnown).map((quest) => questLine(scene, seat, clan, quest)),
    },
    pile(say('yourUpgrades'), clan.upgrades),
  ].filter(({ items }) => items.length > 0);
}
