/** Verbs change the table and emit the event in one function; nobody writes the table elsewhere. Here: what they all need. */
import type { Run } from '../../../../kernel/index.ts';
import { PLACES, PROVINCES, type FjordId, type ProvinceId } from '../../ids.ts';
import type { SagaEvent } from '../events.ts';
import type { SagaFrame, SagaOption, Table } from '../table.ts';

export type SagaRun = Run<Table, SagaFrame, SagaOption, SagaEvent>;

export const provinceName = (province: number): ProvinceId => PROVINCES[province]!;
export const placeName = (place: number): ProvinceId | FjordId => PLACES[place] as ProvinceId | FjordId;
