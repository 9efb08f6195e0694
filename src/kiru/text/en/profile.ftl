## Profile: who I am
web-profile-lead = You can play without a profile. It keeps your name, your games and your ratings together, on every device you use.
web-profile-who = How others see you
web-profile-glyph = Your sign
web-profile-save = Save
web-profile-saved = Saved.
web-profile-glyph-lion = Lion
web-profile-glyph-monkey = Monkey
web-profile-glyph-peacock = Peacock
web-profile-glyph-camel = Camel
web-profile-glyph-cedar = Cedar
web-profile-glyph-date_palm = Date palm
web-profile-glyph-barley = Barley
web-profile-glyph-fountain = Fountain
web-profile-glyph-temple = Temple
web-profile-glyph-crown = Crown
web-profile-glyph-star = Star
web-profile-glyph-sun = Sun
web-profile-glyph-moon = Moon

## Profile: keeping it
web-profile-keep = Keep your profile
web-profile-kept = Your profile is safe: you can open it on any device.
web-profile-not-kept = So far only this browser knows your profile. If you clear its data, your games are lost to you.
web-profile-passkeys = Passkeys
web-profile-passkeys-help = Your phone, computer or password manager keeps the key. There is no password to remember.
web-profile-passkey = Passkey
web-profile-add-passkey = Add a passkey
web-profile-no-passkeys = This browser has no passkeys here; use a recovery phrase instead.
web-profile-passkey-there = This device already has a passkey for your profile.
web-profile-phrase = Recovery phrase
web-profile-phrase-help = Twelve words that open your profile. Write them down and keep them where nobody else finds them.
web-profile-phrase-once = These words are shown only now. Write them down before you leave this page.
web-profile-make-phrase = Make a recovery phrase
web-profile-new-phrase = Make a new phrase
web-profile-new-phrase-sure = Replace the old phrase
web-profile-remove = Remove
web-profile-remove-sure = Yes, remove it
web-profile-keep-it = No, keep it

## Profile: on several devices
web-profile-sign-in = Already have a profile?
web-profile-sign-in-help = Open it here with your passkey or your recovery phrase. Games you have played on this device come along.
web-profile-by-passkey = Use a passkey
web-profile-by-phrase = Use the phrase
web-profile-welcome = Welcome back, { $name }.
web-profile-welcome-joined = { $count ->
    [one] Welcome back, { $name }. One finished game of this device was added to your profile.
   *[other] Welcome back, { $name }. { $count } finished games of this device were added to your profile.
}
web-profile-devices = Your devices
web-profile-device = A device
web-profile-this-device = this device
web-profile-sign-out = Sign out
web-profile-sign-out-sure = Yes, sign out

## Profile: data
web-profile-data = Your data
web-profile-data-help = Profile, games, records, ratings and what you wrote in chats, as a ZIP file.
web-profile-download = Download everything
web-profile-data-later = That did not work. Try again in a minute.
web-profile-delete-help = Deleting removes your profile, devices, keys and chat lines for good. Games you played stay with the others, as those of a former player.
web-profile-delete = Delete all my data
web-profile-delete-sure = Yes, delete everything
web-profile-deleted = Everything about you is deleted.
