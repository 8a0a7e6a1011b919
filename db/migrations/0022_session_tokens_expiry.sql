-- What is over is looked for every ten minutes.
create index session_tokens_expiry on session_tokens (expires_at);
