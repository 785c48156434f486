/** Verbs change the table and emit the event in one function; nobody writes the table elsewhere. Here: what they all need. */
import { PLACES, PROVINCES, type FjordId, type ProvinceId } from '../../ids.ts';

export const provinceName = (province: number): ProvinceId => PROVINCES[province]!;
export const placeName = (place: number): ProvinceId | FjordId => PLACES[place] as ProvinceId | FjordId;
