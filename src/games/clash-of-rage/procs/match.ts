/** One game after the other in a campaign, else one; a game is round after round (CR-10). */
import { proc } from '../rules/run.ts';
import { isSolo } from '../rules/table-options.ts';
import * as ending from '../rules/verbs/ending.ts';
import * as verbs from '../rules/verbs/round.ts';
import { CAMPAIGN_GAMES } from '../facts/constants.ts';

export const match = proc('match', {
  begin(run) {
    verbs.startGame(run);
  },
  play(run) {
    run.call({ proc: 'round', at: 'begin' });
  },
  ended(run, frame) {
    const { table } = run;
    const { places } = frame;
    if (table.course.length > 0) {
      ending.scoreCampaignGame(run, places);
      if (table.gamesPlayed < Math.min(CAMPAIGN_GAMES, table.course.length)) {
        frame.ending = null;
        run.goto('begin');
        return;
      }
    }
    ending.finish(run, places, frame.ending!);
  },
});

export const round = proc('round', {
  begin(run) {
    verbs.startRound(run);
  },
  cards(run) {
    run.call({ proc: 'tactics', at: 'choose' });
  },
  bastions(run) {
    if (run.table.round === 1) run.call({ proc: 'bastions', at: 'choose', turn: 0 });
  },
  income(run) {
    verbs.takeIncome(run);
  },
  reinforcements(run) {
    run.call({ proc: 'reinforcements', at: 'begin', turn: 0, left: [], type: -1 });
  },
  firstActions(run) {
    run.call({ proc: 'actions', at: 'begin', number: 1, turn: 0 });
  },
  stones(run) {
    run.call({ proc: 'stones', at: 'choose', type: 0 });
  },
  secondActions(run) {
    run.call({ proc: 'actions', at: 'begin', number: 2, turn: 0 });
  },
  end(run) {
    run.call({ proc: 'endOfRound', at: 'improve' });
  },
  again(run) {
    run.goto('begin');
  },
});

export const endOfRound = proc('endOfRound', {
  improve(run) {
    verbs.improveElves(run);
    verbs.lightCities(run);
  },
  draw(run) {
    verbs.drawTactics(run);
  },
  check(run) {
    if (!isSolo(run.seats)) {
      ending.checkEndOfRound(run);
      return;
    }
    const [seat] = run.table.order;
    verbs.scoreDomination(run);
    ending.checkDomination(run, seat!);
    if (!ending.isOver(run)) verbs.growElves(run);
  },
});
