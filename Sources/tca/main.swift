print("tca")
