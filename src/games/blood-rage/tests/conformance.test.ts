import { conformance } from '../../../testkit/conformance.ts';
import { kitOf } from '../../../testkit/kits.ts';

const kit = await kitOf('blood-rage');
conformance(kit.game, kit);
