import { conformance } from '../../../testkit/conformance.ts';
import { kitOf } from '../../../testkit/kits.ts';

const kit = await kitOf('clash-of-rage');
conformance(kit.game, kit);
