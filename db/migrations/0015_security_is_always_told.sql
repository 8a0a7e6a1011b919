-- Members are always told what changes about the ways into their account: there is nothing to choose about it any more.
delete from notification_choices
  where event in ('new_device', 'password_changed', 'second_factor', 'passkeys', 'identities');
