-- Merchants, their origins, and flags that differ from the defaults.

create table merchants (
  code text primary key,
  any_origin boolean not null,
  zone text not null default 'Asia/Ho_Chi_Minh',
  currency text not null default 'VND',
  currency_symbol text not null default '₫'
);

create table merchant_origins (
  merchant_code text not null references merchants,
  origin text not null,
  primary key (merchant_code, origin)
);

-- Flags that differ from the default in `flags`.
create table merchant_flags (
  merchant_code text not null references merchants,
  name text not null references flags,
  is_on boolean not null,
  primary key (merchant_code, name)
);
