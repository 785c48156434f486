import { conformance } from '../../../testkit/conformance.ts';
import { kitOf } from '../../../testkit/kits.ts';

const kit = await kitOf('clash-of-vikings');
conformance(kit.game, kit);
