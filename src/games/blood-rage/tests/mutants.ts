import { mutants as all } from '../mutants.ts';
import { battleMutants } from './battle/battle-mutants.ts';
export const mutants = all.filter((each) => !battleMutants.includes(each));
