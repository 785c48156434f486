import { conformance } from '../../testkit/conformance.ts';
import { kitOf } from '../../testkit/kits.ts';

const kit = await kitOf('sample');
conformance(kit.game, kit);
