import { conformanceOfGame } from '../../../testkit/conformance.ts';
import { kitOf } from '../../../testkit/kits.ts';

const kit = await kitOf('clash-of-vikings');
conformanceOfGame(kit.game, kit);
