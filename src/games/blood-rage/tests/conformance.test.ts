import { conformanceOfGame } from '../../../testkit/conformance.ts';
import { kitOf } from '../../../testkit/kits.ts';

const kit = await kitOf('blood-rage');
conformanceOfGame(kit.game, kit);
