-- E-wallets next to banks as recipients of withdrawals.
alter table withdraw_banks add column kind text not null default 'bank' check (kind in ('bank', 'wallet'));
