-- A limit for a whole network: an IPv6 /48 belongs to one customer, who has 65,536 networks of 64 bits in it
-- and could use up with them what there is for everybody. Callers without one have no such limit.
create or replace function mail.limits_of(p jsonb)
returns table (bucket text, most integer, seconds integer)
language sql
immutable
security invoker
set search_path = ''
as $$
  select name, max_hits, window_seconds
  from (values
    (1, 'ip:' || (p ->> 'ipBucket'), (p ->> 'ipMax')::integer, (p ->> 'ipWindow')::integer),
    (2, 'day:' || (p ->> 'ipBucket'), (p ->> 'ipDayMax')::integer, 86400),
    (3, 'net:' || (p ->> 'networkBucket'), (p ->> 'networkDayMax')::integer, 86400),
    (4, 'all', (p ->> 'allMax')::integer, (p ->> 'allWindow')::integer)
  ) as limits (place, name, max_hits, window_seconds)
  where name is not null and max_hits is not null
  order by place
$$;

revoke all on all functions in schema mail from public, anon, authenticated;
grant execute on all functions in schema mail to service_role;
