import type { Reason } from '#backend/core/ledger.ts'

/** A row of `holds`; `parts` and `posted` are JSON. */
export interface HoldRow {
  intent: string
  parts: string
  reason: Reason
  link: string | null
  expires_at: number
  state: 'open' | 'posted' | 'voided' | 'expired'
  posted: string | null
}

/**
 * An account's book. Balances of users cannot fall below zero: the table refuses it. Lines are only added; an intent is
 * there once for each step and counterpart.
 */
export const TABLES = `
create table if not exists account (
  id integer primary key check (id = 1),
  name text not null,
  may_owe integer not null,
  gold integer not null default 0,
  diamond integer not null default 0,
  held_gold integer not null default 0 check (held_gold >= 0),
  held_diamond integer not null default 0 check (held_diamond >= 0),
  last_line integer not null default 0,
  last_gold_line integer not null default 0,
  last_diamond_line integer not null default 0,
  last_at integer not null default 0,
  projected_line integer not null default 0,
  check (may_owe = 1 or (gold >= 0 and diamond >= 0))
) strict;
create table if not exists lines (
  no integer primary key,
  step text not null,
  intent text not null,
  counterpart text not null,
  gold integer not null,
  diamond integer not null,
  gold_after integer not null,
  diamond_after integer not null,
  gold_no integer,
  diamond_no integer,
  reason text not null,
  link text,
  at integer not null,
  check (gold <> 0 or diamond <> 0),
  unique (intent, counterpart, step)
) strict;
create trigger if not exists lines_stay before update on lines begin select raise(abort, 'lines are only added'); end;
create trigger if not exists lines_are_kept before delete on lines begin select raise(abort, 'lines are only added'); end;
create table if not exists deeds (
  intent text primary key,
  content text not null
) strict, without rowid;
create table if not exists holds (
  intent text primary key,
  parts text not null,
  reason text not null,
  link text,
  expires_at integer not null,
  state text not null check (state in ('open', 'posted', 'voided', 'expired')),
  posted text
) strict, without rowid;
create index if not exists open_holds on holds (expires_at) where state = 'open';
create table if not exists deliveries (
  no integer primary key autoincrement,
  receiver text not null,
  intent text not null,
  gold integer not null,
  diamond integer not null,
  reason text not null,
  link text,
  at integer not null
) strict;
`
